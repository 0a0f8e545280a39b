// Die Stadttore auf Deutsch.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'Die Stadttore',
  about: 'Ein Tor öffnet einen Weg durch eine doppelte Mauer, zu Plättchen, die sonst niemand erreichte.',
  'lay.title': 'Ein Tor öffnen?',
  'lay.hint': 'Niemand kann hierher gehen. Deine Torkarte öffnet die Mauer im {side}.',
  'lay.choose': 'Niemand kann hierher gehen. Welche Mauer bekommt das Tor?',
  'lay.forever': 'Tor und beide Plättchen bleiben dann bis zum Ende liegen.',
  'lay.side': 'Tor im {side}',
  offer: 'Torkarte im Angebot, allein und statt Geld zu nehmen',
  'hint.take_money': 'Statt Geld, und allein.',
  'lay.without': 'Ohne Tor',
  'event.offered': 'Eine Torkarte liegt im Angebot.',
  'event.discarded': 'Eine zweite Torkarte geht auf die Ablage.',
  'event.gate_set': '{name} öffnet ein Tor im {gate} von {tile}.',
  'card.city-gate': 'Stadttor',
  laying: 'Stadttor',
  'field.gate': 'Tor im {x}',
  'on.gate': 'Stadttor {gate}',
  'tip.on.gate': 'Ein Tor: Hier darf man durch die doppelte Mauer gehen.',
};

export const rules: Rules = {
  card: {
    h: 'Eine Karte bekommen',
    p: 'So viele Torkarten wie Spieler stecken im unteren Teil des Geldstapels. Die erste liegt offen im Angebot neben dem Geld; solange sie dort liegt, kommen weitere auf die Ablage. Nimm sie allein, statt Geld.',
  },
  open: {
    h: 'Ein Tor öffnen',
    p: 'Scheitert ein Plättchen nur daran, dass niemand hingehen kann, und liegt es Mauer an Mauer mit deiner Alhambra, spiele eine Torkarte: Ein Tor öffnet eine dieser doppelten Mauern. Beide Mauern müssen auf den Plättchen gedruckt sein. Ein ohnehin erreichbares Plättchen bekommt kein Tor. Das geht auch beim Einbauen aus der Reserve, für den Wesir und bei den letzten Plättchen.',
  },
  stay: {
    h: 'Es bleibt',
    p: 'Das Tor und beide Plättchen darunter werden nie mehr bewegt. In der Wertung bleibt die Grenze eine doppelte Mauer, die nichts zählt. Die Karte ist verbraucht.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'Both walls under a gate must be printed on their tiles.':
    'Beide Mauern unter einem Tor müssen auf ihren Plättchen gedruckt sein.',
  'You hold no gate card.': 'Du hast keine Torkarte.',
  'A camp is not entered and carries no gate.': 'Ein Feldlager betritt man nicht, und es bekommt kein Tor.',
  'The tile can be reached on foot there, so it gets no gate.':
    'Das Plättchen ist dort zu Fuß erreichbar und bekommt deshalb kein Tor.',
  'A gate stands on a double wall that the tile makes where it is laid.':
    'Ein Tor steht auf einer doppelten Mauer, die das Plättchen beim Legen bildet.',
  'A gate card is taken alone, instead of money.': 'Eine Torkarte nimmt man allein, statt Geld.',
  'A tile under a gate is never removed or exchanged.':
    'Ein Plättchen unter einem Tor wird nie weggenommen oder getauscht.',
  'A gate stands on a double wall of two tiles; a camp carries none.':
    'Ein Tor steht auf der doppelten Mauer zweier Plättchen; ein Feldlager trägt keines.',
};
