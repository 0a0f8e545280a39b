// De veldkampen in het Nederlands: wat anders is dan bij Alhambra.

import { words as own } from '../../alhambra/camps/nl';
import type { Rules, Words } from './en';

export const words: Words = {
  ...own,
  'tile.land-camp': 'veldkamp',
};

export const rules: Rules = {
  build: {
    h: 'Waar kampen staan',
    p: 'Op acht landtegels staat een kamp; je koopt, reserveert en ruilt ze als gebouwen. Een kamp staat buiten de muur: alleen zijn bastions, de zijden met een pijl, mogen andere tegels raken, en alleen bij een muur; minstens één moet dat. Dus niet de starttegel of een plein zonder muurstuk. Twee kampen mogen met hun groene zijden tegen elkaar. Niemand loopt over een kamp. Een muur met een kamp ervoor blijft buitenmuur, maar op een kamp komt geen muurstuk.',
  },
  score: {
    h: 'Wat ze opleveren',
    p: 'Volg bij elke telling iedere pijl recht het paleis in en tel de tegels tot het eerste gat of kamp; ook starttegel, pleinen, medina’s en bazaars tellen, muren houden je niet tegen. Elke tegel is een punt. Meerdere kampen mogen dezelfde tegel tellen. In reserve is een kamp niets waard.',
  },
};

export { refusals } from '../../alhambra/camps/nl';
