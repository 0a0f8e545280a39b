// Pictures of every screen in the sizes and themes we care about: `npm run build && npm run shots [name]`.
// Serves web/dist itself; pictures go to web/shots/ (not in the repository).

import { createReadStream, existsSync, mkdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const root = fileURLToPath(new URL('../dist', import.meta.url));
const out = fileURLToPath(new URL('../shots', import.meta.url));
const only = process.argv[2] ?? '';
const SIZES = { phone: [360, 740], tablet: [820, 1180], desk: [1440, 900] };
const SCREENS = { start: '#/', table: '#/table', buy: '#/table/buy', place: '#/table/place', gallery: '#/gallery' };
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2', '.woff': 'font/woff' };

const server = createServer((req, res) => {
  const path = join(root, new URL(req.url, 'http://x').pathname.replace(/\/$/, '/index.html'));
  if (!path.startsWith(root) || !existsSync(path) || !statSync(path).isFile()) return void res.writeHead(404).end();
  res.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' });
  createReadStream(path).pipe(res);
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));
const base = `http://127.0.0.1:${server.address().port}/`;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
mkdirSync(out, { recursive: true });
for (const [size, [width, height]] of Object.entries(SIZES)) {
  for (const theme of ['light', 'dark']) {
    for (const [name, hash] of Object.entries(SCREENS)) {
      const file = `${name}-${size}-${theme}`;
      if (!file.includes(only) && !new RegExp(only).test(file)) continue;
      const page = await browser.newPage({ viewport: { width, height }, colorScheme: theme, deviceScaleFactor: size === 'phone' ? 2 : 1, locale: process.env.SHOT_LANG ?? 'en' });
      page.on('pageerror', (e) => console.log(`${file}: ${e.message}`));
      page.on('console', (m) => m.type() === 'error' && console.log(`${file}: ${m.text()}`));
      await page.goto(base + hash);
      await page.waitForTimeout(250);
      const over = await page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]);
      await page.screenshot({ path: join(out, `${file}.png`), fullPage: name === 'gallery' });
      console.log(file, `overflow ${over.join(' ')}`);
      await page.close();
    }
  }
}
await browser.close();
server.close();
