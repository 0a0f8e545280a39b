// Plays a table of two people and a bot with all modules in the web client's WebAssembly module, by the messages of
// docs/server-protocol.md:  node --no-warnings tools/play-wasm.mjs FILE
// The stack lies at the low end of the memory and grows down: the first byte that was written tells how deep it went.
import { readFile } from "node:fs/promises";
import { argv, exit } from "node:process";
import { WASI } from "node:wasi";

const STACK = 2 * 1024 * 1024; // cmake/wasm32-wasi.cmake
const wasi = new WASI({ version: "preview1", returnOnExit: true });
const module = await WebAssembly.compile(await readFile(argv[2]));
const people = new Map([1, 2].map((who) => [who, { choices: [], seq: 0, types: new Map() }]));
let table = null;
let games = [];

const text = (at, size) => new TextDecoder().decode(new Uint8Array(engine.memory.buffer, at, size));
function sent(to, at, size) {
  const message = JSON.parse(text(at, size));
  const person = people.get(to);
  person.types.set(message.type, (person.types.get(message.type) ?? 0) + 1);
  if (message.type === "error") throw new Error(`${message.code}: ${message.error}`);
  if (message.seq !== undefined) person.seq = message.seq;
  if (message.choices) person.choices = message.choices;
  if (message.table?.id) table = message.table;
  if (message.games) games = message.games;
}
const instance = await WebAssembly.instantiate(module, {
  wasi_snapshot_preview1: wasi.wasiImport,
  comares: { send: sent },
});
const engine = instance.exports;
wasi.initialize(instance);

let now = 1;
function say(who, message) {
  const bytes = new TextEncoder().encode(JSON.stringify(message));
  const at = engine.comares_room(bytes.length);
  new Uint8Array(engine.memory.buffer, at, bytes.length).set(bytes);
  engine.comares_take(who, ++now);
}

function playTable(setup, seed) {
  engine.comares_open(BigInt(seed));
  for (const person of people.values()) person.choices = [];
  say(1, { type: "create", ...setup, seats: [{ kind: "me" }, { kind: "me" }, { kind: "bot", level: "greedy" }] });
  for (const who of people.keys()) say(who, { type: "watch", table: table.id, tokens: [`seat-${who - 1}`] });
  let actions = 0;
  let random = seed;
  const below = (n) => (random = (random * 1103515245 + 12345) % 2147483648) % n;
  while (table.status !== "over") {
    while (engine.comares_go_on(now) === now) ++now;
    const [who, person] = [...people].find(([, p]) => p.choices.length > 0) ?? [];
    if (table.status === "over") break;
    if (!person) throw new Error("nobody is asked, and the game is not over");
    const { seat, legal } = person.choices[0];
    const { or, ...action } = legal[below(legal.length)];
    say(who, { type: "act", table: table.id, seat, seq: person.seq, action });
    if (++actions > 20000) throw new Error("the game does not end");
  }
  return actions;
}

let passed = 0, failed = 0;
function check(what, good) {
  good ? ++passed : ++failed;
  if (!good) console.log(`  failed: ${what}`);
}
const depth = () => STACK - new Uint8Array(engine.memory.buffer, 0, STACK).findIndex((byte) => byte !== 0);
try {
  engine.comares_open(0n);
  say(1, { type: "rules" });
  say(1, { type: "facts", game: games[0].id });
  for (const { id: game, modules } of games) {
    check(game, playTable({ game }, 1) > 0);
    check(`${game} with all modules`, playTable({ game, modules: modules.map((m) => m.slug) }, 2) > 0);
  }
  for (const type of ["created", "state", "update", "table", "facts"])
    check(`a message ${type}`, people.get(1).types.get(type) > 0);
  console.log(`  at most ${depth()} of ${STACK} bytes of stack used`);
  check("half of the stack is enough", depth() <= STACK / 2);
} catch (error) {
  check(error.message, false);
}
console.log(`${passed} passed, ${failed} failed`);
exit(failed ? 1 : 0);
