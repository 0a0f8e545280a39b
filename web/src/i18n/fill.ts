// Fills the holes of a text: '{n}' and the like. '{n|tile|tiles}' is the first word for one of them, the second otherwise.

export type Params = Record<string, string | number>;

const isOne = (value: string | number | undefined): boolean => /^[+−-]?1$/.test(String(value));

export const fill = (text: string, params: Params = {}): string =>
  text.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (hole, name: string, one?: string, more?: string) =>
    one === undefined || more === undefined ? String(params[name] ?? hole) : isOne(params[name]) ? one : more,
  );
