// Das Wechselgeld auf Deutsch.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'Das Wechselgeld',
  about: 'Wer zu viel zahlt, zieht für je zwei davon eine Münze; eine Münze ist 1 ihrer Währung.',
  'card.coin': 'Münze zu 1 {money}',
  coins: '{n} {n|Münze|Münzen} zu 1 {money}',
  'event.drawn': '{name} bekommt Wechselgeld: {coins}.',
  'tip.coin': 'Eine Münze ist 1 ihrer Währung in jeder Zahlung. Sie liegt offen und ist keine Karte.',
};

export const rules: Rules = {
  get: {
    h: 'Münzen bekommen',
    p: 'In einem Beutel sind 24 Münzen, sechs von jeder Währung. Wer mehr als den Preis zahlt, zieht sofort für je zwei zu viel eine Münze, abgerundet, ohne hinzusehen. Münzen derselben Zahlung sind dann schon wieder im Beutel. Reicht der Beutel nicht, schuldet niemand den Rest. Zu viel zu zahlen ist weiterhin nicht passend und gibt keine weitere Aktion.',
  },
  pay: {
    h: 'Mit Münzen zahlen',
    p: 'Eine Münze ist Geld vom Wert 1 ihrer Währung, in jeder Zahlung, allein oder mit Karten, in beliebiger Zahl. So helfen Münzen, passend zu zahlen. Benutzte kommen zurück in den Beutel.',
  },
  limits: {
    h: 'Gut zu wissen',
    p: 'Münzen liegen offen und sind keine Karten: niemand nimmt, stiehlt oder tauscht sie. Auch ein Gebot gibt Wechselgeld; Käufe des Wesirs und alles, was passend bezahlt werden muss, nicht, ebenso wenig, was nichts kostet. Bei der Verteilung der letzten Plättchen zählt jede Münze 1 ihrer Währung.',
  },
};

export const refusals: Readonly<Record<string, string>> = {};
