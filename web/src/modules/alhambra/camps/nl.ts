// De veldkampen in het Nederlands.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'De veldkampen',
  reconstructed: 'De bastions en prijzen van de acht kampen zijn gereconstrueerd.',
  about: 'Kampen buiten je muur geven een punt voor elke tegel in een rechte lijn door het paleis.',
  category: 'Veldkampen',
  'tile.camp': 'veldkamp',
};

export const rules: Rules = {
  build: {
    h: 'Waar kampen staan',
    p: 'Acht kampen komen als gebouwen op de markt en worden net zo gekocht, gereserveerd en geruild. Een kamp staat buiten de muur: alleen zijn bastions, de zijden met een pijl, mogen andere tegels raken, en alleen bij een muur; minstens één moet dat. Twee kampen mogen met hun groene zijden tegen elkaar. Niemand loopt over een kamp, en zolang het tegen een muur leunt, moet die muur blijven. Achter een kamp blijft een muur een buitenmuur.',
  },
  score: {
    h: 'Wat ze opleveren',
    p: 'Volg bij elke telling iedere pijl recht het paleis in en tel de tegels tot het eerste gat of kamp; ook de fontein en bouwhutten tellen, muren houden je niet tegen. Elke tegel is een punt. Meerdere kampen mogen dezelfde tegel tellen. In reserve is een kamp niets waard.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'Camps touch each other only green side to green side.': 'Veldkampen raken elkaar alleen met groen aan groen.',
  'A wall never faces the green side of a camp.': 'Tegenover de groene kant van een veldkamp ligt nooit een muur.',
  'A camp touches other tiles only bastion to wall.': 'Een veldkamp raakt andere tegels alleen met bastion aan muur.',
  'A camp needs at least one bastion against a wall.': 'Een veldkamp heeft minstens één bastion tegen een muur nodig.',
  'That would leave a camp without a wall for its bastion.': 'Dan had een veldkamp geen muur meer voor zijn bastion.',
  'A camp has at least one bastion.': 'Een veldkamp heeft minstens één bastion.',
};
