import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/lib/run.mjs';
import { answerUpTo, onlySubmission } from './support/kyc';
import { at, atWholeHome } from './support/pages';
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

test('who was approved is still in, and still approved, after the server was stopped and started', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'paylater-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const sandbox = sandboxAt(origin);
  let server = await start(port, join(folder, 'paylater.db'));
  try {
    // Events that are sent while the server is down are not what this is about.
    await page.route('**/events', (route) => route.fulfill({ status: 204 }));
    const user = await sandbox.createUser('new');
    await answerUpTo(sandbox, user);
    await sandbox.api(user, 'POST', '/v1/user/submit', { flowType: 'GPL', submissionType: 'NEW' });
    await sandbox.decide(user.userId, { what: 'application', outcome: 'APPROVED' });
    await page.goto(`${origin}/auth/login?login_hint=${user.loginCode}`);
    await at(page, '/home');
    // Nobody asks for anything while the server is down.
    await page.goto('about:blank');
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
