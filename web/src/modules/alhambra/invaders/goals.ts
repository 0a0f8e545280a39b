import { goal, is } from '../../goals';

export const goals = [goal('scout sent', is('invaders:scout'), 'dialog .look')];
