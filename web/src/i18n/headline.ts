// The headline of a table: whose turn it is, or who is asked what where that is no part of a turn's course.

import { decisionTopic } from '../modules/say';
import type { Decision, Seat } from '../state/types';
import { t, tIf } from './say';

/** What a turn consists of. Everything else is a question about something. */
const COURSE = ['main_action', 'place', 'start_of_turn', 'end_of_turn', 'redesign', 'throw_or_mark'];

export interface Asked {
  /** null: the game is over. */
  decision: Decision | null;
  /** I am asked. */
  mine: boolean;
  /** Whose turn it is; null between turns. */
  turnOf: Seat | null;
  /** The name of whoever is asked. */
  name: string;
}

export function headline({ decision, mine, turnOf, name }: Asked): string {
  if (!decision) return t('end.title');
  const what = decision.poll ?? decision.kind;
  if (what === 'window') return mine ? t('window.you') : t('window.title');
  if (COURSE.includes(what) && decision.player === turnOf)
    return mine ? t('table.yourTurn') : t('table.turn', { name });
  const topic = COURSE.includes(what) ? undefined : (decisionTopic(what) ?? tIf(`topic.${what}`));
  if (decision.secret && topic) return t(mine ? 'table.youSecretAbout' : 'table.allSecretAbout', { topic });
  if (decision.secret && !mine) return t('table.allSecret');
  if (decision.player === null && !mine) return topic ? t('table.allAskedAbout', { topic }) : t('window.title');
  if (topic) return mine ? t('table.youAskedAbout', { topic }) : t('table.askedAbout', { name, topic });
  return mine ? t('table.youAsked') : t('table.asked', { name });
}
