// Die magischen Gebäude auf Deutsch.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'Die magischen Gebäude',
  reconstructed: 'Preise und Mauern der sechs Gebäude sind rekonstruiert.',
  about: 'Sechs teure Gebäude, die man in jeder Richtung legen und später drehen darf.',
  'tile.magical': 'magisches Gebäude: {type}',
  'tip.magical':
    'Ein magisches Gebäude: Man darf es in jeder Richtung legen und später, als Umbau, an seinem Platz drehen.',
  laying: 'drehbar',
  'lay.title': 'In welcher Richtung?',
  'lay.hint': 'Alle Richtungen, in denen {tile} hier liegen darf.',
  'turn.title': '{tile} drehen?',
  'turn.hint': 'Es an seinem Platz zu drehen ist ein Umbau.',
  'verb.turn': 'Drehen',
  'do.turn': 'Drehen: {walls}',
  'event.turned': '{name} dreht {tile}.',
};

export const rules: Rules = {
  lay: {
    h: 'In jeder Richtung legen',
    p: 'Von jeder Art gibt es ein magisches Gebäude, zu Preisen von 9 bis 14. Man kauft es wie jedes Gebäude, und es zählt für die Mehrheit seiner Art. Immer wenn es in eine Alhambra gelegt wird, wählt man eine der vier Richtungen; mit seinen Mauern, wie sie dann liegen, muss es passen wie sonst auch. In der Reserve hat es keine Richtung.',
  },
  turn: {
    h: 'Am Platz drehen',
    p: 'Neben Einbauen, Abbauen und Austauschen gibt es einen vierten Umbau: ein magisches Gebäude der Alhambra an seinem Platz drehen. Die neue Richtung muss zu allen Nachbarn passen. Das geht auch überall, wo ein anderes Modul einen Umbau gewährt. Was auf dem Plättchen liegt, bleibt dort, und hölzerne Mauern drehen sich mit.',
  },
  limits: {
    h: 'Gut zu wissen',
    p: 'Wo nach Gebäuden des Grundspiels gefragt wird, zählt ein magisches Gebäude nicht: bei Kulturplättchen, Falken, Wachtürmen und Bonuskarten. Ein Plättchen unter einem Stadttor wird nie gedreht, und ein Feldlager behält seine Mauer.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'Turning a magical building is a redesign of your own turn.':
    'Ein magisches Gebäude zu drehen ist ein Umbau des eigenen Zuges.',
  'Only a magical building in your Alhambra can be turned.':
    'Nur ein magisches Gebäude in deiner Alhambra lässt sich drehen.',
  'Name the rotation by its printed walls; it has no such one.':
    'Nenne die Richtung mit ihren gedruckten Mauern; so kann es nicht liegen.',
  'It lies like that already.': 'Es liegt schon so.',
};
