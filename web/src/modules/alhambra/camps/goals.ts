import { builds, goal } from '../../goals';

export const goals = [goal('camp built', builds('camp-'), '.stage .cell')];
