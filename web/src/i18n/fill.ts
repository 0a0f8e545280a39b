// Fills the holes of a text: '{n}' and the like.

export type Params = Record<string, string | number>;

export const fill = (text: string, params: Params = {}): string =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) => String(params[name] ?? hole));
