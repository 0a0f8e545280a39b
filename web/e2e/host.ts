// What every browser test needs: a server of its own on a free port with its own database, and Chromium.

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';

const repository = resolve(import.meta.dirname, '../..');
export const binary = process.env['COMARES'] ?? join(repository, 'build/comares');
const client = process.env['COMARES_WEB'] ?? join(repository, 'web/dist');

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

export interface Host {
  url: string;
  browser: Browser;
  /** Kills the server without warning, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same port and database. */
  restart(): Promise<void>;
  page(options?: BrowserContextOptions & { hash?: string; keep?: BrowserContext; lang?: string }): Promise<Page>;
  close(): Promise<void>;
}

function started(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const url = /http:\/\/\S+/.exec(text)?.[0];
      if (url) done(url.replace(/\/$/, ''));
    });
    child.once('exit', (code) => fail(new Error(`comares serve ended with ${code}`)));
  });
}

export async function startHost(extra: string[] = []): Promise<Host> {
  if (!existsSync(binary)) throw new Error(`${binary} is not built`);
  const folder = mkdtempSync(join(tmpdir(), 'comares-e2e-'));
  const run = (port: string): ChildProcess =>
    spawn(
      binary,
      [
        'serve',
        '--port',
        port,
        '--db',
        join(folder, 'games.sqlite'),
        '--web',
        client,
        '--quiet',
        '--bot-pause',
        '0',
        ...extra,
      ],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
  let child = run('0');
  const url = await started(child);
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS });
  const errors: string[] = [];
  const gone = (): Promise<void> =>
    new Promise((done) =>
      child.exitCode === null && child.signalCode === null ? child.once('exit', () => done()) : done(),
    );
  return {
    url,
    browser,
    async kill() {
      child.kill('SIGKILL');
      await gone();
    },
    async restart() {
      child = run(new URL(url).port);
      await started(child);
    },
    async page({ hash = '#/', keep, lang = 'en', ...options } = {}) {
      const context =
        keep ??
        (await browser.newContext({
          viewport: { width: 1280, height: 800 },
          locale: lang,
          reducedMotion: 'reduce',
          ...options,
        }));
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      page.on('pageerror', (e) => errors.push(String(e)));
      await page.goto(`${url}/${hash}`);
      return page;
    },
    async close() {
      await browser.close();
      child.kill('SIGTERM');
      await gone();
      rmSync(folder, { recursive: true, force: true });
      if (errors.length > 0) throw new Error(`errors in the page: ${errors.slice(0, 3).join(' | ')}`);
    },
  };
}
