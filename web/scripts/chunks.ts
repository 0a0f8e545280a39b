// Few files that come at once rather than many small ones: what every page needs, and what every table needs. The rest
// is split as it is imported; each module's folder for itself.

const CORE =
  /\/node_modules\/svelte\/|\/src\/(net|state|i18n|art)\/|\/src\/(start|App)|\/src\/modules\/(registry|say)\.|\/src\/screens\/(Home|Start|Banner|Switches)\./;
const TABLE =
  /\/src\/board\/|\/src\/modules\/(common\/)?[^/]+$|\/src\/explain\/index\.|\/src\/screens\/(Game|Table|Tray|Sheet|Choices|Countdown|Curtain|End|Lobby|Menu|PalaceDialog|boards)\./;
const ELSEWHERE = /\?|\/net\/early|\/i18n\/(texts|data|all)|\/state\/stored|\/modules\/(pictures|setups|tips|Showcase)/;

const group = (name: string, of: RegExp, priority: number) => ({
  name,
  priority,
  test: (id: string): boolean => of.test(id) && !ELSEWHERE.test(id),
});

export const chunks = { groups: [group('core', CORE, 2), group('table', TABLE, 1)] };
