// The modules of a game, sorted as somebody looks for them: by the box they came in, or by what they are about.

export type Order = 'box' | 'about';

export interface Listed {
  slug: string;
  title: string;
  about: string;
  box: string;
  topic: string;
}

const TOPICS = ['money', 'tiles', 'turns', 'points'];

export interface Group {
  id: string;
  modules: Listed[];
}

export function groupsOf(list: readonly Listed[], order: Order): Group[] {
  const of = (m: Listed): string => (order === 'box' ? m.box : m.topic);
  const ids = [...new Set(list.map(of))].sort((a, b) =>
    order === 'box' ? a.localeCompare(b) : TOPICS.indexOf(a) - TOPICS.indexOf(b),
  );
  return ids.map((id) => ({ id, modules: list.filter((m) => of(m) === id) }));
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Every word somebody typed is somewhere in the title or the line, as a part of a word or whole. */
export function found(m: Listed, typed: string): boolean {
  const text = plain(`${m.title} ${m.about} ${m.slug}`);
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
