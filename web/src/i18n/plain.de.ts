// Deutsche Texte der Spiele, die noch in Worten gespielt werden.

import type { PlainMessages } from './plain.en';

export const plainDe: PlainMessages = {
  'do.throw': 'Noch einmal würfeln, behalten …', 'do.mark': 'Ein Gebäude markieren', 'do.name_starter': 'Nächster Startspieler', 'do.annul': 'Chip: den Wurf neu beginnen', 'do.black_die': 'Chip: der schwarze Würfel', 'do.reward': 'Belohnung', 'do.exchange': 'Chip: einen Baupunkt versetzen zu', 'do.take': 'Nehmen', 'do.take_chip': 'Den Chip nehmen',
  'ask.throw_or_mark': 'Würfle noch einmal, markiere ein Gebäude oder nutze etwas anderes.', 'ask.name_starter': 'Wer beginnt die nächste Runde?', 'ask.reward': 'Wähle deine Belohnung: zwei Baupunkte oder einen und den Chip.', 'ask.exchange': 'Versetze einen Baupunkt mit deinem Chip oder passe.', 'ask.take': 'Wähle ein Plättchen der Spalte oder den Chip.',
  'field.keep': '{faces} behalten', 'field.keepNone': 'nichts behalten', 'field.push': 'zurückschieben',
  'ev.round': 'Runde {n}', 'ev.thrown': '{name} würfelt {dice}.', 'ev.marked': '{name} markiert {type}: {line} gleiche, Feld {field}.', 'ev.fell_off': 'Ein Stein von {name} scheidet aus: bei {type} ist kein Feld mehr frei.', 'ev.chip_taken': '{name} nimmt den Chip von {type}: {chip}.', 'ev.starter_named': '{name} beginnt die nächste Runde.', 'ev.annulled': '{name} nimmt den Wurf zurück.', 'ev.points': '{name} erhält {n} Baupunkte: {type}.', 'ev.exchanged': '{name} versetzt einen Baupunkt zu {type}.', 'ev.chip_lost': 'Der Chip von {type} ist verloren.', 'ev.black_die': '{name} nutzt den schwarzen Würfel: {type}.', 'ev.taken': '{name} nimmt {tile}.', 'ev.tile_left': '{tile} bleibt übrig.',
  'view.area': 'Markiert', 'view.bonus': 'Chips zu holen', 'view.tracks': 'Leisten', 'view.stacks': 'Stapel', 'view.dice': 'Würfel', 'view.faces': 'Seiten', 'view.throws': 'Würfe', 'view.round': 'Runde', 'view.starter': 'Startspieler', 'view.scorings_done': 'Wertungen gehalten', 'view.to_move': 'Am Zug', 'view.stones': 'Steine', 'view.chips': 'Chips', 'view.action_chips': 'Aktionschips', 'view.columns': 'Spalten', 'view.reserve': 'Reserve', 'view.out': 'Draußen', 'view.resting': 'Ruht', 'view.bag_count': 'Im Beutel',
};
