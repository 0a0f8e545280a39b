// Die Diebe auf Deutsch.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'Die Diebe',
  about: 'Zwischen zwei Zügen holt ein geheimer Dieb dir eine offene Geldkarte.',
  'card.thief': 'Dieb für {money}',
  hidden: '{n} {n|Dieb|Diebe}, nur ihrem Besitzer bekannt',
  'do.steal': '{card} stehlen',
  'hint.steal': 'Dein Dieb dieser Währung geht aus dem Spiel.',
  'verb.steal': 'Stehlen',
  'event.dealt': '{name} bekommt: {card}.',
  'event.dealt_unseen': '{name} bekommt {n} {n|Dieb|Diebe}.',
  'event.stolen': '{name} spielt: {thief}, und nimmt {card}.',
  'tip.thief':
    'Zwischen zwei Zügen, aber nicht direkt vor deinem eigenen, holt er eine offene Geldkarte seiner Währung, gleich von welchem Wert.',
};

export const rules: Rules = {
  deal: {
    h: 'Geheime Diebe',
    p: 'Von jeder Währung gibt es drei Diebe. Alle bekommen vier davon zu zweit oder zu dritt, drei zu viert, zwei zu fünft oder sechst; der Rest bleibt ungesehen draußen. Alle wissen, wie viele du hast, niemand weiß, welche.',
  },
  steal: {
    h: 'Stehlen',
    p: 'Zwischen zwei Zügen holt ein Dieb dir eine offene Geldkarte seiner Währung, gleich von welchem Wert. Er geht dann aus dem Spiel, und das Geld wird sofort ergänzt, mit allem, was folgen kann: einer Wertung, einer Versteigerung. Wer als Nächstes am Zug ist, spielt keinen Dieb; wer gerade fertig ist, darf es. Es kostet nichts.',
  },
  order: {
    h: 'Wer zuerst darf',
    p: 'Gefragt wird in Zugreihenfolge, von dem an, der als Nächstes am Zug ist; nach jedem Dieb oder Wesir dürfen alle von vorn neu überlegen. So kann jemand weiter vorn dazwischenkommen, und einer kann mehrmals handeln.',
  },
  limits: {
    h: 'Gut zu wissen',
    p: 'Nur Geld der vier Währungen kann gestohlen werden, auch Baumeister; keine Diamanten, Wechselstuben, Tore oder andere Karten. Diebe sind keine Geldkarten, und wer am Ende übrig ist, ist nichts wert.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'Thieves are played between two turns only.': 'Diebe spielt man nur zwischen zwei Zügen.',
  'Whoever is due next plays no thief before his own turn.':
    'Wer als Nächstes am Zug ist, spielt vor seinem eigenen Zug keinen Dieb.',
  'That card does not lie in the display.': 'Diese Karte liegt nicht beim offenen Geld.',
  'A thief takes money of the four currencies only.': 'Ein Dieb holt nur Geld der vier Währungen.',
  'You hold no thief of that currency.': 'Du hast keinen Dieb dieser Währung.',
};
