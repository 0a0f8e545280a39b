import { goal, is } from '../../goals';

export const goals = [
  goal('bonus card laid', is('bonus-cards:play'), '.mine-pieces .use[aria-label^="Lay"]', 'dialog .cards .card'),
];
