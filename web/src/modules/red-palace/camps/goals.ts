import { builds, goal } from '../../goals';

export const goals = [goal('camp built in the Red Palace', builds('land-camp-'), '.stage .cell')];
