// Everything a page must have before it can show a table: what is printed on its pieces, and its modules.

import { addModules, loadModules, useModules, type InPlay } from '../modules/registry.svelte';
import type { Requests } from '../net/messages';
import { server } from '../net/server.svelte';
import { addFacts, useFacts, type Facts } from './facts.svelte';
import type { Json } from './types';

interface Setup {
  game: string;
  modules: readonly string[];
}

const told = new Map<string, Promise<Facts | null>>();

/** Asked once: a ruleset does not change. A server that cannot say is asked again next time. */
function ask(question: Requests['facts']): Promise<Facts | null> {
  const key = JSON.stringify(question);
  let answer = told.get(key);
  if (!answer) {
    answer = server.ask('facts', question).then(
      (m) => m.facts,
      () => (told.delete(key), null),
    );
    told.set(key, answer);
  }
  return answer;
}

/** The facts of a table may be asked for before it is known what is played there. */
export const askFacts = (table: string): Promise<Facts | null> => ask({ table });

/** … and all that can be corrected in its game, with the values it is played with otherwise. */
export const askAssumed = (
  setup: Setup & { options?: Readonly<Record<string, Json>>; players?: number },
): Promise<Facts | null> => ask({ ...setup, reconstructed: true });

let latest = 0;

/** From now on the page shows this table, or else pieces of this setup alone. */
export async function prepare({ game, modules }: Setup, table?: string): Promise<void> {
  const mine = ++latest;
  const [printed, list] = await Promise.all([
    table === undefined ? ask({ game, modules: [...modules] }) : askFacts(table),
    loadModules(game, modules),
  ]);
  if (mine !== latest) return; // another table was opened meanwhile
  useFacts(printed);
  useModules(list);
}
/** Pieces of this setup are shown, too: on a page of rules, in the gallery. */
export async function prepareAlso(setup: Setup): Promise<void> {
  const [printed, list] = await Promise.all([ask({ ...setup }), loadModules(setup.game, setup.modules)]);
  if (printed) addFacts(printed);
  addModules(list);
}
/** From now on the page shows pieces with these values, until the returned function is called or a table is shown. */
export function showPieces(list: readonly InPlay[]): { show: (printed: Facts) => void; end: () => void } {
  const mine = ++latest;
  const current = (): boolean => mine === latest;
  useModules(list);
  return {
    show: (printed) => current() && useFacts(printed),
    end: () => {
      if (!current()) return;
      useFacts(null);
      useModules([]);
    },
  };
}
