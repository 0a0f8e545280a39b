import { builds, goal } from '../../goals';

export const goals = [goal('medina built in the Red Palace', builds('land-medina-'), '.stage .cell')];
