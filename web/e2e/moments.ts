// Looks for games in which each kind of decision comes up, and says how far they were then. The engine is asked over its
// own protocol; the same seeds give the same games, in less than a second.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Page } from 'playwright-core';
import type { Goal } from './goals';
import { binary, type Host } from './host';
import { actionsOf, seeded, type Sent } from './player';

/** A decision that comes up after the first `at` actions of the record, and one way to make it. */
export interface Moment {
  goal: string;
  seat: number;
  at: number;
  action: Sent;
}
export interface Found {
  record: { actions: Sent[]; [field: string]: unknown };
  moments: Moment[];
}

/** Somebody's view, as far as moments are told by it. */
export interface Seen {
  players: { palace: unknown[]; reserve: unknown[] }[];
  'city-gates'?: { offer?: boolean };
}
interface Answer {
  ok: boolean;
  decision: { over?: boolean; player?: number; kind?: string };
  actions: Sent[];
  action: Sent;
  record: Found['record'];
  view: Seen;
  events?: { event: string }[];
}

class Engine {
  private readonly child = spawn(binary, ['protocol'], { stdio: ['pipe', 'pipe', 'inherit'] });
  private readonly lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
  async ask(cmd: string, fields: object = {}): Promise<Answer> {
    this.child.stdin.write(`${JSON.stringify({ cmd, ...fields })}\n`);
    const answer = JSON.parse(String((await this.lines.next()).value)) as Answer;
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer;
  }
  close(): void {
    this.child.kill();
  }
}

const PLAYERS = 3;
// All players are asked at once; the server takes their answers as one entry, which must not be cut in two.
const POLLS = ['window'];

/** Plays one game; what of `open` comes up is done, everything else as a bot would, or at random. */
async function look(engine: Engine, seed: number, open: readonly Goal[]): Promise<Found> {
  let { decision } = await engine.ask('new', {
    game: open[0]?.game ?? 'alhambra',
    players: PLAYERS,
    modules: [...new Set(open.flatMap((g) => g.module ?? []))],
    seed,
  });
  const random = seeded(seed);
  const moments: Moment[] = [];
  const kinds: string[] = [];
  while (!decision.over && kinds.length < 1000 && moments.length < open.length) {
    const kind = decision.kind ?? '';
    const { actions: legal } = await engine.ask('legal');
    const wanted = kind.startsWith('bonus-cards:')
      ? undefined
      : open.find((g) => !moments.some((m) => m.goal === g.name) && legal.some(g.done));
    const action =
      (wanted && legal.find(wanted.done)) ??
      (random() < 0.25 ? legal[Math.floor(random() * legal.length)] : undefined) ??
      (await engine.ask('bot', { level: 'greedy', millis: 1 })).action;
    if (wanted)
      moments.push({
        goal: wanted.name,
        seat: decision.player ?? 0,
        at: POLLS.includes(kind) ? kinds.findLastIndex((k) => k !== kind) + 1 : kinds.length,
        action,
      });
    kinds.push(kind);
    ({ decision } = await engine.ask('apply', { action }));
  }
  const { record } = await engine.ask('record');
  return { record: { ...record, actions: record.actions.slice(0, Math.max(0, ...moments.map((m) => m.at))) }, moments };
}

/**
 * A game among bots: whole, or broken off after `least` actions where the first player has a choice as wanted. (The first, for
 * a table that is played on between two turns, where everybody is asked, is theirs.)
 */
export async function botGame(
  { level = 'greedy', ...setup }: { game: string; players: number; modules?: string[]; seed: number; level?: string },
  least = Infinity,
  wanted: (legal: readonly Sent[]) => boolean = () => true,
): Promise<Found['record']> {
  const engine = new Engine();
  let { decision } = await engine.ask('new', setup);
  for (
    let i = 0;
    !decision.over && (i < least || decision.player !== 0 || !wanted((await engine.ask('legal')).actions));
    ++i
  )
    ({ decision } = await engine.ask('apply', { action: (await engine.ask('bot', { level, millis: 1 })).action }));
  const { record } = await engine.ask('record');
  engine.close();
  return record;
}

const TURNS = ['main_action', 'throw_or_mark'];

/** A game among bots that is broken off where the first player has so many decisions of a turn's course left. */
export async function nearEnd(
  setup: { game: string; players: number; modules?: string[]; seed: number },
  left: number,
): Promise<Found['record']> {
  const engine = new Engine();
  let { decision } = await engine.ask('new', setup);
  const turns: number[] = [];
  for (let i = 0; !decision.over; ++i) {
    if (decision.player === 0 && TURNS.includes(decision.kind ?? '')) turns.push(i);
    ({ decision } = await engine.ask('apply', {
      action: (await engine.ask('bot', { level: 'greedy', millis: 1 })).action,
    }));
  }
  const { record } = await engine.ask('record');
  engine.close();
  return { ...record, actions: record.actions.slice(0, turns.at(-left) ?? 0) };
}

/** A whole game among bots, and how many of its moves come before the first scoring. */
export async function untilScoring(setup: {
  game: string;
  players: number;
  seed: number;
}): Promise<{ record: Found['record']; moves: number }> {
  const engine = new Engine();
  let { decision } = await engine.ask('new', setup);
  let moves = 0;
  for (let scored = false, i = 0; !decision.over; ++i) {
    const answer = await engine.ask('apply', {
      action: (await engine.ask('bot', { level: 'greedy', millis: 1 })).action,
    });
    decision = answer.decision;
    if (!scored) moves = i;
    scored ||= answer.events?.some((e) => e.event === 'scored') ?? false;
  }
  const { record } = await engine.ask('record');
  engine.close();
  return { record, moves };
}

const SEEDS = 30;

/** Of the tiles to lay now, the one with the fewest cells: how many it has. */
function fewestPlaces(actions: Sent[]): number {
  const cells = new Map<string, Set<string>>();
  for (const a of actions.filter((one) => one.kind === 'place')) {
    const tile = String(a['tile']);
    cells.set(tile, (cells.get(tile) ?? new Set()).add(String(a['at'])));
  }
  return cells.size ? Math.min(...[...cells.values()].map((at) => at.size)) : 0;
}

/**
 * A game in which one player builds and the others only take money: it stands where this one has several places for a tile in a
 * palace of so many or more, and what is wanted can be seen.
 */
export async function largePalace(
  tiles: number,
  setup: { modules?: string[] },
  wanted: (view: Seen) => boolean = () => true,
  places = 2,
): Promise<{ record: Found['record']; seat: number }> {
  const engine = new Engine();
  const seat = 0;
  for (let seed = 1; seed <= SEEDS; ++seed) {
    let { decision } = await engine.ask('new', { game: 'alhambra', players: 3, seed, ...setup });
    while (!decision.over) {
      const { actions } = await engine.ask('legal');
      if (decision.player === seat && fewestPlaces(actions) >= places) {
        const { view } = await engine.ask('view', { player: seat });
        if ((view.players[seat]?.palace.length ?? 0) >= tiles && wanted(view)) {
          const { record } = await engine.ask('record');
          engine.close();
          return { record, seat };
        }
      }
      const money = decision.player === seat ? undefined : actions.find((a) => a.kind === 'take_money');
      ({ decision } = await engine.ask('apply', {
        action: money ?? (await engine.ask('bot', { level: 'greedy', millis: 1 })).action,
      }));
    }
  }
  engine.close();
  throw new Error(`no such palace of ${tiles} tiles in ${SEEDS} games`);
}

/** Gives the server a record, as a game to look at; it takes only so many at once. */
export async function keepRecord(url: string, record: object): Promise<string> {
  for (;;) {
    const answer = await fetch(`${url}/api/records`, { method: 'POST', body: JSON.stringify(record) });
    if (answer.status === 200) return ((await answer.json()) as { table: string }).table;
    if (answer.status !== 429) throw new Error(await answer.text());
    await new Promise((done) => setTimeout(done, 500));
  }
}

/** Sits down in a kept game where its record ends, against bots. */
export async function playOnFrom(page: Page, url: string, table: string, seat: number | null = null): Promise<void> {
  await page.goto(`${url}/#/replay/${table}/99999`);
  // Who is to decide there is known once the end is shown.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLInputElement>('.range input')].some((r) => r.value === r.max),
  );
  await page.getByRole('button', { name: 'Play on from here' }).click();
  if (seat !== null) await page.locator('dialog[data-kind=play-on] input[type=radio]').nth(seat).check({ force: true });
  // The server makes only so many tables at once; then it says so, and one asks again.
  const refused = page.locator('dialog[data-kind=play-on] [role=alert]');
  for (;;) {
    await page.locator('dialog[data-kind=play-on] .start').click();
    await page
      .locator('.bar h1.mine, dialog[data-kind=decision], dialog[data-kind=play-on] [role=alert]')
      .first()
      .waitFor();
    if (!(await refused.isVisible())) return;
    await page.waitForTimeout(1000);
  }
}

/** A page at a game that is played on from there, and the actions it sends. */
export async function sitDownAt(
  host: Host,
  table: string,
  options: Parameters<Host['page']>[0] = {},
): Promise<{ page: Page; sent: Sent[] }> {
  const page = await host.page({ hash: '#/watch', ...options });
  const sent = actionsOf(page);
  await page.reload();
  await playOnFrom(page, host.url, table);
  return { page, sent };
}

/** Games that together have a moment for each goal; what none of them had is missing. */
export async function findMoments(goals: readonly Goal[], most = 60): Promise<Found[]> {
  const engine = new Engine();
  const found: Found[] = [];
  for (const game of new Set(goals.map((g) => g.game))) {
    const open = (): Goal[] =>
      goals.filter((g) => g.game === game && !found.some((f) => f.moments.some((m) => m.goal === g.name)));
    for (let seed = 1; seed <= most && open().length > 0; ++seed) {
      const played = await look(engine, seed, open());
      if (played.moments.length > 0) found.push(played);
    }
  }
  engine.close();
  return found;
}
