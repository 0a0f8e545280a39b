// The server's WebSocket against the npm package ws (Debian: node-ws). node client_ws.cjs PORT
const assert = require('node:assert');
const WebSocket = require('/usr/share/nodejs/ws');

const address = `ws://127.0.0.1:${process.argv[2]}/ws`;
let tried = 0;

/** An open connection that has been welcomed. */
async function open() {
  const ws = new WebSocket(address);
  ws.heard = [];
  ws.waiting = [];
  ws.on('message', (data, binary) => {
    assert(!binary);
    const next = ws.waiting.shift();
    if (next) next(JSON.parse(data));
    else ws.heard.push(JSON.parse(data));
  });
  ws.next = () => (ws.heard.length ? Promise.resolve(ws.heard.shift()) : new Promise((r) => ws.waiting.push(r)));
  ws.on('error', () => {});
  const welcome = await ws.next();
  assert.equal(welcome.type, 'welcome');
  return ws;
}

const closed = (ws) => new Promise((r) => ws.on('close', (code, reason) => r({ code, reason: reason.toString() })));
const ping = (id) => JSON.stringify({ type: 'ping', id });

async function test(name, what) {
  let timer;
  const late = new Promise((_, no) => (timer = setTimeout(() => no(new Error('nothing came')), 20_000)));
  await Promise.race([what(), late]).catch((error) => {
    console.error(`ws: ${name}: ${error.stack}`);
    process.exit(1);
  });
  clearTimeout(timer);
  ++tried;
}

(async () => {
  await test('a message in one frame and in many, with pings in between', async () => {
    const ws = await open();
    ws.send(ping(1));
    assert.equal((await ws.next()).re, 1);
    const pong = new Promise((r) => ws.once('pong', (data) => r(data.toString())));
    const text = ping('x'.repeat(40));
    for (let i = 0; i < text.length; ++i) {
      ws.send(text[i], { fin: i + 1 === text.length });
      if (i === 10) ws.ping('in between');
    }
    assert.equal(await pong, 'in between');
    assert.equal((await ws.next()).re, 'x'.repeat(40));
    ws.send(text.slice(0, 5), { fin: false });
    ws.send('', { fin: false });
    ws.send(text.slice(5), { fin: true });
    assert.equal((await ws.next()).type, 'pong');
    ws.terminate();
  });
  await test('messages of every size of length', async () => {
    const ws = await open();
    for (const size of [60, 125, 126, 127, 4000, 30_000]) {
      const padded = ping(size).replace('}', ' '.repeat(size) + '}');
      ws.send(padded);
      assert.equal((await ws.next()).re, size);
    }
    ws.terminate();
  });
  await test('we close: the code comes back', async () => {
    for (const code of [1000, 1001, 3000, 4999]) {
      const ws = await open();
      const end = closed(ws);
      ws.close(code, 'gone');
      assert.equal((await end).code, code);
    }
    const ws = await open();
    const end = closed(ws);
    ws.close();
    assert.equal((await end).code, 1000);
  });
  await test('what the server does not take', async () => {
    for (const [code, send] of [
      [1003, (ws) => ws.send(Buffer.from('binary'))],
      [1007, (ws) => ws.send(Buffer.from([0xff, 0xfe]), { binary: false })],
      [1009, (ws) => ws.send('x'.repeat(64 * 1024 + 1))],
    ]) {
      const ws = await open();
      const end = closed(ws);
      send(ws);
      assert.equal((await end).code, code);
    }
  });
  await test('a table over ws', async () => {
    const ws = await open();
    ws.send(JSON.stringify({ type: 'create', id: 1, private: true, seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] }));
    const made = await ws.next();
    assert.equal(made.type, 'created');
    ws.send(JSON.stringify({ type: 'watch', table: made.table.id, tokens: [made.seats[0].token] }));
    let state = await ws.next();
    while (state.type !== 'state') state = await ws.next();
    assert.equal(state.table.id, made.table.id);
    const end = closed(ws);
    ws.close(1000);
    assert.equal((await end).code, 1000);
  });
  console.log(`  ws: ${tried} conversations`);
  process.exit(0);
})();
