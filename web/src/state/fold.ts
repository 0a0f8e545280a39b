// Messages folded into what the page knows of one table. Pure, so that it can be tested without a server.
// Every `update` brings the whole view, so folding cannot drift; steps are kept for the log and the scorings.

import type {
  ChatLine,
  Choice,
  ClockState,
  Declined,
  Message,
  Moment,
  StateMessage,
  Step,
  TableInfo,
  TableMessage,
  UpdateMessage,
} from '../net/messages';
import type { Action, CardId, Seat, View } from './types';
import { readView } from './view';

export interface Model {
  table: TableInfo | null;
  /** Seats of mine. */
  mine: readonly Seat[];
  seq: number;
  viewer: Seat | null;
  view: View | null;
  decision: Moment | null;
  choices: readonly Choice[];
  clock: ClockState | null;
  steps: readonly Step[];
  chat: readonly ChatLine[];
  /** Modules that have let players act in windows so far. */
  polls: readonly string[];
  declined: readonly Declined[];
  /** My last action can be taken back at once. */
  canUndo: boolean;
  /** Something was missed: ask for the state again. */
  gap: boolean;
}

export const EMPTY: Model = {
  table: null,
  mine: [],
  seq: 0,
  viewer: null,
  view: null,
  decision: null,
  choices: [],
  clock: null,
  steps: [],
  chat: [],
  polls: [],
  declined: [],
  canUndo: false,
  gap: false,
};

/** The steps that count: an undo takes back the last one before it, or all but those that stay; never the set-up. */
export function inForce(steps: readonly Step[]): Step[] {
  const setup = steps.filter((s) => s.seq === 0);
  const live: Step[] = [];
  for (const step of steps) {
    if (step.seq === 0) continue;
    if (step.undo) live.length = Math.min(live.length, step.keep ?? Math.max(0, live.length - 1));
    else live.push(step);
  }
  return [...setup, ...live];
}

const mergeSteps = (known: readonly Step[], more: readonly Step[]): Step[] => {
  const bySeq = new Map(known.map((s) => [s.seq, s]));
  for (const s of more) bySeq.set(s.seq, s);
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
};

const pollsOf = (model: Model, decision: Moment | undefined): readonly string[] => {
  const kinds = decision && 'kinds' in decision ? (decision.kinds ?? []) : [];
  return kinds.every((k) => model.polls.includes(k)) ? model.polls : [...new Set([...model.polls, ...kinds])];
};

/** Of actions that differ only in what is paid or taken one is sent, with the others' pieces under `or`. */
type Sent = Action & { or?: readonly CardId[][] };

/** The choices with every payment as an action of its own: everything else knows only these. */
export function unfolded(choices: readonly Choice[]): Choice[] {
  return choices.map(({ seat, legal }) => ({
    seat,
    legal: (legal as readonly Sent[]).flatMap(({ or, ...action }) => {
      const key = action.pay ? 'pay' : 'cards';
      return [action as Action, ...(or ?? []).map((pieces) => ({ ...action, [key]: pieces }) as Action)];
    }),
  }));
}

function takeState(model: Model, m: StateMessage): Model {
  // The same position again, with what happened before it: what is drawn already stays as it is.
  const same =
    model.view !== null && m.view !== undefined && m.seq === model.seq && (m.viewer ?? null) === model.viewer;
  return {
    ...model,
    table: m.table,
    mine: m.seats,
    seq: m.seq,
    gap: false,
    viewer: m.viewer ?? null,
    view: same ? model.view : m.view ? readView(m.view) : null,
    decision: m.decision ?? null,
    choices: unfolded(m.choices ?? []),
    clock: m.clock ?? null,
    steps: mergeSteps(model.steps, m.missed ?? []),
    chat: m.chat,
    canUndo: m.can_undo === true,
    polls: pollsOf(model, m.decision),
    declined: m.declined ?? [],
  };
}

function takeUpdate(model: Model, m: UpdateMessage): Model {
  if (m.seq <= model.seq) return model; // told already
  if (m.seq > model.seq + 1 || !m.view) return { ...model, gap: true };
  // With the next entry a question to take something back is over.
  const { undo_ask: asked, ...table } = model.table ?? ({} as TableInfo);
  const step: Step = {
    seq: m.seq,
    by: m.by,
    events: m.events,
    ...(m.undo ? { undo: true } : {}),
    ...(m.undo && asked?.seq === model.seq ? { keep: asked.keep } : {}),
  };
  return {
    ...model,
    table: asked ? table : model.table,
    seq: m.seq,
    viewer: m.viewer ?? null,
    view: readView(m.view),
    decision: m.decision ?? null,
    choices: unfolded(m.choices ?? []),
    clock: m.clock ?? null,
    canUndo: m.can_undo === true,
    steps: [...model.steps, step],
    polls: pollsOf(model, m.decision),
  };
}

export function fold(model: Model, message: Message, id: string): Model {
  switch (message.type) {
    case 'state': {
      const m = message as unknown as StateMessage;
      return m.table.id === id ? takeState(model, m) : model;
    }
    case 'update': {
      const m = message as unknown as UpdateMessage;
      return m.table === id ? takeUpdate(model, m) : model;
    }
    case 'table': {
      const m = message as unknown as TableMessage;
      if (m.table.id !== id) return model;
      return {
        ...model,
        table: m.table,
        choices: m.choices ? unfolded(m.choices) : model.choices,
        chat: model.chat.filter((c) => c.n > (m.table.seats[c.seat]?.forgot ?? 0)),
      };
    }
    case 'noted': {
      const m = message as unknown as { table: string; choices?: Choice[] };
      return m.table === id && m.choices ? { ...model, choices: unfolded(m.choices) } : model;
    }
    case 'chat': {
      const m = message as unknown as ChatLine & { table: string };
      return m.table === id && !model.chat.some((c) => c.n === m.n) ? { ...model, chat: [...model.chat, m] } : model;
    }
    default:
      return model;
  }
}
