// The Red Palace: what it adds to Alhambra's table. Preview, guard board and abilities, guards and wall pieces on tiles,
// plazas, half-buildings, starting money in sets.

import { t, tileName } from '../../../i18n/say';
import { parseTile } from '../../../state/notation';
import type { Side } from '../../../state/types';
import type { Place, WebModule } from '../../types';
import Ability from './Ability.svelte';
import Board from './Board.svelte';
import Decisions from './Decisions.svelte';
import de from './de?data';
import en from './en?data';
import Land from './Land.svelte';
import nl from './nl?data';
import OnTile from './OnTile.svelte';
import { ABILITIES, costWords } from './palace';
import Player from './Player.svelte';
import Plaza from './Plaza.svelte';
import { m } from './say';

const onBoard: Place = { on: 'piece' };
const onGuard: Place = {
  on: 'side',
  words: (a) => m('guard.at', { tile: tileName(a.tile ?? ''), side: t(`side.${a['side'] as Side}`) }),
};

export default {
  words: { en, nl, de },
  kinds: [
    ...ABILITIES,
    'choose_set',
    'pay_guard',
    'fix_wall_piece',
    'abilities',
    'main_action',
    'again',
    'ability_used',
    'guard_paid',
    'points_paid',
    'building_tiles_swapped',
    'bought_from_preview',
    'building_tile_redrawn',
    'plaza_taken',
    'guard_moved',
    'half_building_taken',
    'wall_piece_taken',
    'wall_piece_fixed',
    'guards_placed',
    'guards_posted',
    'passed',
  ],
  faces: { land: { art: Land }, plaza: { art: Plaza } },
  market: Board,
  large: true,
  player: Player,
  onTile: { keys: ['guards', 'wall_piece', 'lit'], ids: ['land'], art: OnTile },
  decisions: { choose_set: Decisions, pay_guard: Decisions, fix_wall_piece: Decisions },
  actions: Object.fromEntries(ABILITIES.map((ability) => [ability, Ability])),
  places: { ...Object.fromEntries(ABILITIES.map((ability) => [ability, onBoard])), pay_guard: onGuard },
  tips: (id) => (id.startsWith('land') && !parseTile(id).kind ? m('land.tip') : null),
  holes: (action, view) => ({ cost: costWords(view, view.to_move, action.kind) }),
} satisfies WebModule;
