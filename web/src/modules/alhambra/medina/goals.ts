import { builds, goal } from '../../goals';

export const goals = [goal('medina built', builds('medina-'), '.stage .cell')];
