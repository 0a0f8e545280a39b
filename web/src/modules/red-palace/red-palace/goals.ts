import { goal, is } from '../../goals';

const GO = 'dialog .go:not(:disabled)';
const OPTION = 'dialog .step:last-of-type .option:not(.on)';
/** An ability that is confirmed in the tray, and one whose choice is made in a dialog. */
const plain = (name: string, kind: string) => goal(name, is(kind), '.tray .piece', `.beside .ability.${kind}.use`);
const asked = (name: string, kind: string) => goal(name, is(kind), GO, OPTION, `.beside .ability.${kind}.use`);

export const goals = [
  goal('starting money chosen', is('choose_set'), 'dialog .set'),
  asked('building tiles swapped', 'swap_building_tile'),
  asked('bought from the preview', 'buy_from_preview'),
  plain('wall piece taken', 'wall_piece'),
  plain('overpaid counted as exact', 'overpaid_is_exact'),
  asked('card taken by an ability', 'take_cash_card'),
  goal(
    'another building drawn',
    is('random_building_tile'),
    GO,
    OPTION,
    '.tray .piece',
    '.beside .ability.random_building_tile.use',
  ),
  plain('plaza taken', 'plaza'),
  asked('guard moved', 'move_guard'),
  asked('half-building taken', 'half_building'),
  goal('guard paid', is('pay_guard'), '.stage .cell', 'dialog .side'),
  goal('wall piece fixed', is('fix_wall_piece'), 'dialog .side'),
  goal('turn ended without an ability', (a) => a.kind === 'pass', '.tray .pass'),
];
