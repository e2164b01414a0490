import type { Page, Request } from '@playwright/test';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/lib/run.mjs';
import { answerUpTo, onlySubmission } from './support/kyc';
import { at, atWholeHome, primary } from './support/pages';
import { sandboxAt } from './support/sandbox';
import { expect, test } from './support/test';

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
};

/** A sandbox of its own, which keeps what it is told in a file. */
const start = async (port: number, file: string): Promise<ChildProcess> => {
  const server = spawn(process.execPath, ['dist/sandbox/main.js'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), SHOP_PORT: '0', SANDBOX_FILE: file },
  });
  for await (const chunk of server.stdout) if (String(chunk).includes('ready: ')) return server;
  throw new Error('the sandbox did not start');
};

const stop = async (server: ChildProcess) => {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
};

/** Waits for an area's words in the other language, which come ahead: nobody asks for them while the server is down. */
const loadingAhead = (page: Page) => {
  const coming = new Set<string>();
  const here = new Set<string>();
  const code = (request: Request) => /\/assets\/.*/.exec(request.url())?.[0] ?? '';
  page.on('request', (request) => coming.add(code(request)));
  page.on('requestfinished', (request) => {
    coming.delete(code(request));
    here.add(code(request));
  });
  page.on('domcontentloaded', () => here.clear());
  return async (area: string) => {
    await page.clock.fastForward('00:02');
    await expect
      .poll(() => [...here].some((file) => file.includes(`/messages-en-${area}-`)))
      .toBe(true);
    await expect.poll(() => [...coming].filter(Boolean)).toEqual([]);
  };
};

test('who was approved is still in, and still approved, after the server was stopped and started', async ({
  page,
}) => {
  const loadedAhead = loadingAhead(page);
  const folder = mkdtempSync(join(tmpdir(), 'paylater-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const sandbox = sandboxAt(origin);
  let server = await start(port, join(folder, 'paylater.db'));
  try {
    await page.clock.install();
    // Events that are sent while the server is down are not what this is about.
    await page.route('**/events', (route) => route.fulfill({ status: 204 }));
    const user = await sandbox.createUser('new');
    await page.goto(`${origin}/auth/login?login_hint=${user.loginCode}`);
    await at(page, '/');
    await answerUpTo(sandbox, user);
    await page.goto(`${origin}/kyc/tnc`);
    await primary(page).tap();
    await at(page, '/application/submit');
    await sandbox.stopClock(user.userId);
    await loadedAhead('application');
    await stop(server);
    server = await start(port, join(folder, 'paylater.db'));
    await page.reload();
    await at(page, '/application/submit');
    await primary(page).tap();
    await sandbox.clock({ userId: user.userId, advanceSeconds: 5 });
    await at(page, '/application/processing');
    await page.clock.fastForward('00:02');
    await at(page, '/home/activated');

    await loadedAhead('home');
    await stop(server);
    server = await start(port, join(folder, 'paylater.db'));
    await page.goto(origin);
    // The server ends with the test, and home reads its coming bills late.
    await atWholeHome(page);
    await expect(page.locator('main [data-amount]').first()).toHaveAttribute(
      'data-amount',
      '7500000',
    );
    await onlySubmission(sandbox, user.userId);
  } finally {
    if (server.exitCode === null) await stop(server);
    rmSync(folder, { recursive: true });
  }
});
