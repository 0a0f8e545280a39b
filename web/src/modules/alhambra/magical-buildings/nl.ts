// De magische gebouwen in het Nederlands.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'De magische gebouwen',
  reconstructed: 'De prijzen en muren van de zes gebouwen zijn gereconstrueerd.',
  about: 'Zes dure gebouwen die je in elke richting mag leggen en later mag draaien.',
  'tile.magical': 'magisch gebouw: {type}',
  'tip.magical':
    'Een magisch gebouw: je mag het in elke richting leggen en het later, als verbouwing, op zijn plaats draaien.',
  laying: 'te draaien',
  'lay.title': 'In welke richting?',
  'lay.hint': 'Alle manieren waarop {tile} hier mag liggen.',
  'turn.title': '{tile} draaien?',
  'turn.hint': 'Op zijn plaats draaien is een verbouwing.',
  'verb.turn': 'Draaien',
  'do.turn': 'Draaien: {walls}',
  'event.turned': '{name} draait {tile}.',
};

export const rules: Rules = {
  lay: {
    h: 'In elke richting leggen',
    p: 'Van elke soort is er één magisch gebouw, met prijzen van 9 tot en met 14. Je koopt het als elk gebouw en het telt voor de meerderheid van zijn soort. Telkens als het in een Alhambra wordt gelegd, kies je een van de vier richtingen; met zijn muren zoals ze dan liggen moet het passen zoals altijd. In reserve heeft het geen richting.',
  },
  turn: {
    h: 'Op zijn plaats draaien',
    p: 'Naast toevoegen, weghalen en omruilen is er een vierde verbouwing: draai één magisch gebouw in je Alhambra op zijn plaats. De nieuwe richting moet bij alle buren passen. Het kan ook waar een andere module een verbouwing geeft. Wat op de tegel ligt, blijft liggen, en houten muren draaien mee.',
  },
  limits: {
    h: 'Goed om te weten',
    p: 'Waar om basisgebouwen gevraagd wordt, telt een magisch gebouw niet mee: cultuurfiches, valken, wachttorens en bonuskaarten. Een tegel onder een stadspoort wordt nooit gedraaid en een veldkamp houdt zijn muur.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'Turning a magical building is a redesign of your own turn.':
    'Een magisch gebouw draaien is een verbouwing in je eigen beurt.',
  'Only a magical building in your Alhambra can be turned.': 'Alleen een magisch gebouw in je Alhambra kan draaien.',
  'Name the rotation by its printed walls; it has no such one.':
    'Noem de richting met haar gedrukte muren; zo kan het niet liggen.',
  'It lies like that already.': 'Het ligt al zo.',
};
