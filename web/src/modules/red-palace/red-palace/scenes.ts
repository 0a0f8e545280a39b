// Real moments, written by the engine: each ability, and what is asked besides.

import type { Action, View } from '../../../state/types';
import { readView } from '../../../state/view';
import type { Scene } from '../../types';
import moments from './scenes.json';

const views = moments.views.map((v) => readView(v as unknown as View));

export const scenes: readonly Scene[] = moments.scenes.map((s) => ({
  name: s.name,
  kind: s.kind,
  legal: s.legal as unknown as Action[],
  view: (other) => views[s.view] ?? other,
}));
