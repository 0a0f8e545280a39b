// Texts by `?data`: an address or the texts themselves; i18n/data.ts reads both.
declare module '*?data' {
  const source: unknown;
  export default source;
}
declare module '*?data=rules' {
  const source: unknown;
  export default source;
}
