// Nederlandse teksten van spellen die nog in woorden gespeeld worden.

import type { PlainMessages } from './plain.en';

export const plainNl: PlainMessages = {
  'do.throw': 'Opnieuw gooien, bewaar …', 'do.mark': 'Een gebouw markeren', 'do.name_starter': 'Volgende startspeler', 'do.annul': 'Fiche: begin de worp opnieuw', 'do.black_die': 'Fiche: de zwarte dobbelsteen', 'do.reward': 'Beloning', 'do.exchange': 'Fiche: verzet een bouwpunt naar', 'do.take': 'Nemen', 'do.take_chip': 'Neem het fiche',
  'ask.throw_or_mark': 'Gooi opnieuw, markeer een gebouw of gebruik iets anders.', 'ask.name_starter': 'Wie begint de volgende ronde?', 'ask.reward': 'Kies je beloning: twee bouwpunten, of één en het fiche.', 'ask.exchange': 'Verzet een bouwpunt met je fiche, of pas.', 'ask.take': 'Kies een tegel uit de kolom, of het fiche.',
  'field.keep': 'bewaar {faces}', 'field.keepNone': 'bewaar niets', 'field.push': 'terugduwen',
  'ev.round': 'Ronde {n}', 'ev.thrown': '{name} gooit {dice}.', 'ev.marked': '{name} markeert {type}: {line} gelijke, veld {field}.', 'ev.fell_off': 'Een steen van {name} valt af: bij {type} is geen veld meer vrij.', 'ev.chip_taken': '{name} neemt de fiche van {type}: {chip}.', 'ev.starter_named': '{name} begint de volgende ronde.', 'ev.annulled': '{name} neemt de worp terug.', 'ev.points': '{name} krijgt {n} bouwpunten: {type}.', 'ev.exchanged': '{name} verzet een bouwpunt naar {type}.', 'ev.chip_lost': 'De fiche van {type} gaat verloren.', 'ev.black_die': '{name} gebruikt de zwarte dobbelsteen: {type}.', 'ev.taken': '{name} neemt {tile}.', 'ev.tile_left': '{tile} blijft over.',
  'view.area': 'Gemarkeerd', 'view.bonus': 'Fiches te halen', 'view.tracks': 'Sporen', 'view.stacks': 'Stapels', 'view.dice': 'Dobbelstenen', 'view.faces': 'Zijden', 'view.throws': 'Worpen', 'view.round': 'Ronde', 'view.starter': 'Startspeler', 'view.scorings_done': 'Scores geweest', 'view.to_move': 'Aan de beurt', 'view.stones': 'Stenen', 'view.chips': 'Fiches', 'view.action_chips': 'Actiefiches', 'view.columns': 'Kolommen', 'view.reserve': 'Reserve', 'view.out': 'Eruit', 'view.resting': 'Rust', 'view.bag_count': 'In de toren',
};
