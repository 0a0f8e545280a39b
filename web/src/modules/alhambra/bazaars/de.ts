// Die Basare auf Deutsch.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'Die Basare',
  reconstructed: 'Arten und Währungen der acht Basare sind zum Teil rekonstruiert.',
  about: 'Basare zahlt man passend; am Ende zählen sie die Gebäude um sich herum.',
  'tile.bazaar': 'Basar',
  name: 'Basar für {money}',
  full: 'Basar für {money}: {types}',
  tip: 'Basar für {money}: Am Ende zählt er {types} auf den acht Feldern um sich herum. Er kostet genau, was das Plättchen auf dem Platz für {money} kostet.',
  now: 'Preis {n}',
  unsold: 'gerade ohne Preis',
  'do.buy': '{tile} kaufen',
  'hint.buy': 'Nur passend, in seiner eigenen Währung. Danach hast du eine weitere Aktion.',
  'verb.buy': 'Einen Basar kaufen',
  'event.laid_beside': 'Neben den Bauhof kommt: {tile}.',
  'event.bought': '{name} kauft {tile} für {n}.',
};

export const rules: Rules = {
  beside: {
    h: 'Neben dem Bauhof',
    p: 'Acht Basare sind im Beutel. Wird einer für den Bauhof gezogen, kommt er offen daneben, und es wird weitergezogen, auch beim allerersten Bauhof. Dort können beliebig viele liegen; nur wer kauft, nimmt sie weg. Zu zweit zieht Dirk sie wie jedes Plättchen, ohne etwas davon zu haben.',
  },
  buy: {
    h: 'Einen kaufen',
    p: 'Ein Basar hat eine Währung und kostet so viel wie das Plättchen, das gerade auf dem Platz dieser Währung im Bauhof liegt. Er wird passend und in dieser Währung gezahlt; darum hast du immer eine weitere Aktion. Ist der Platz leer, ist er nicht zu haben. Am Ende deines Zugs legst du ihn wie ein Gebäude ohne Mauern. Auch der Wesir kann einen kaufen.',
  },
  score: {
    h: 'Was er bringt',
    p: 'Nur in der dritten Wertung: Sieh dir die acht Felder um ihn herum an, auch schräg. Zähle dort die Gebäude seiner drei Arten und nimm sie mal, wie viele der drei Arten dabei sind, bis zu 24 Punkte. Mauern spielen keine Rolle, und ein Gebäude kann für mehrere Basare zählen.',
  },
  limits: {
    h: 'Gut zu wissen',
    p: 'Ein Basar ist kein Gebäude: Er zählt für keine Mehrheit und trägt weder Bürger noch Truhe. Für ihn zählen nur fertige Gebäude, auch magische; kein Brunnen, keine Hütte, kein Feldlager, keine Medina, kein anderer Basar. Was am Ende nicht verkauft ist, bekommt niemand, und was noch im Beutel ist, hält das Spiel nicht in Gang.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'That bazaar does not lie beside the market.': 'Dieser Basar liegt nicht neben dem Bauhof.',
  'The slot of its currency is empty, so the bazaar has no price now.':
    'Der Platz seiner Währung ist leer, darum hat der Basar gerade keinen Preis.',
  'A bazaar shows three different types.': 'Ein Basar zeigt drei verschiedene Arten.',
};
