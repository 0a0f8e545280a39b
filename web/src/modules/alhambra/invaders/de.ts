// Die Invasoren auf Deutsch.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'Die Invasoren',
  about: 'Nach jeder Wertung kostet ein Heer Punkte für jede offene Seite, die es findet; Späher sagen, woher.',
  'option.invaders_open': 'Die nächste Invasion liegt offen, ohne Späher',
  'option.invaders_open.true': 'offen',
  'option.invaders_open.false': 'verdeckt',
  'card.invasion-n': 'Invasion aus dem Norden',
  'card.invasion-e': 'Invasion aus dem Osten',
  'card.invasion-s': 'Invasion aus dem Süden',
  'card.invasion-w': 'Invasion aus dem Westen',
  'card.scout': 'Späher für {type}',
  unknown: 'nächste Invasion unbekannt',
  next: 'als Nächstes: {card}',
  'tip.invasion':
    'Das nächste Heer kommt von hier: Nach der Wertung kostet jede Seite deiner Alhambra, die in dieser Richtung offen ist, Punkte.',
  'tip.hidden': 'Niemand weiß, woher das nächste Heer kommt, es sei denn, ein Späher hat nachgesehen.',
  'tip.scout': 'Ein Späher: Zahle passend für ein Gebäude dieser Art, und du darfst die nächste Invasion ansehen.',
  'ask.scout': 'Den Späher schicken?',
  'scout.hint': 'Du siehst die nächste Invasion an; sonst sieht sie niemand. Der Späher geht aus dem Spiel.',
  'do.scout': 'Nachsehen, woher sie kommen',
  'pass.scout': 'Den Späher liegen lassen',
  'event.scout_up': 'Bereit steht: {card}.',
  'event.scouts_leave': '{scouts} Späher {scouts|verlässt|verlassen} das Spiel.',
  'event.turned_up': 'Als Nächstes kommt: {card}.',
  'event.looked': '{name} schickt: {scout}; und sieht: {card}.',
  'event.looked.no-card': '{name} schickt: {scout}; und sieht die nächste Invasion an.',
  'event.invasion': '{card}!',
  'event.deducted': '{name} verliert {n} {n|Punkt|Punkte} an die Invasoren.',
};

export const rules: Rules = {
  invasion: {
    h: 'Die Invasion',
    p: 'Nach jeder Wertung, wenn alle Punkte notiert sind, wird die oberste Invasionskarte aufgedeckt. Jede offene Seite deiner Alhambra in ihrer Richtung kostet nach der ersten Wertung 1 Punkt und nach der zweiten 2. Nach der dritten kostet jede 3, und jede offene Seite in den beiden benachbarten Richtungen noch 1. Niemand fällt unter null.',
  },
  open: {
    h: 'Offene Seiten',
    p: 'Eine Seite ist offen, wenn sie keine Mauer hat und das Feld daneben leer ist. Jede solche Seite zählt, auch in einer Bucht und auch beim Brunnen. Hölzerne Mauern schützen, Feldlager zählen nicht mit, und Plättchen in der Reserve sind sicher.',
  },
  scouts: {
    h: 'Späher',
    p: 'Zwei Späher liegen offen, jeder für eine Art von Gebäude. Wer ein Gebäude dieser Art kauft und passend bezahlt, darf sofort den Späher schicken: die oberste Karte heimlich ansehen und zurücklegen. Der Späher geht aus dem Spiel. Nach der ersten und zweiten Invasion kommen zwei neue.',
  },
  variant: {
    h: 'Mit offenen Karten',
    p: 'Als Option gibt es keine Späher, und die nächste Invasionskarte liegt von Anfang an offen. Eine Karte wird nie benutzt.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'A scout is used right after you pay exactly for a building of its type.':
    'Einen Späher benutzt man gleich, nachdem man passend für ein Gebäude seiner Art gezahlt hat.',
  'Send the scout to look at the next invasion, or pass.':
    'Schicke den Späher, die nächste Invasion anzusehen, oder passe.',
};
