import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.mjs';
import { freePort } from '../support/free-port';

/** Runs a start command until the product is ready; resolves with its output. */
const start = (
  port: number,
  shopPort = 0,
  [program, ...args]: readonly [string, ...string[]] = ['npm', 'start', '--'],
  cwd = root,
) => {
  const command = spawn(program, [...args, '--memory'], {
    cwd,
    env: { ...process.env, PORT: String(port), SHOP_PORT: String(shopPort) },
  });
  let answer = '';
  const ready = new Promise<string>((resolve, reject) => {
    command.stdout.on('data', (chunk) => {
      answer += String(chunk);
      if (/^ready: .*\n/m.test(answer)) resolve(answer);
    });
    command.on('exit', () => reject(new Error(`ended before it was ready: ${answer}`)));
  });
  return { command, ready };
};

const end = async (command: ChildProcess, signal: 'SIGTERM' | 'SIGINT') => {
  const ended = once(command, 'exit');
  command.kill(signal);
  await ended;
};

/** Returns when the packages were installed and the product was built. */
const made = () =>
  ['node_modules/.installed', 'dist/.built'].map((file) => statSync(join(root, file)).mtimeMs);

beforeAll(async () => {
  // The first start in a fresh clone builds, here from another folder.
  const script = join(root, 'scripts/start.mjs');
  const first = start(await freePort(), 0, [process.execPath, script], tmpdir());
  await first.ready;
  await end(first.command, 'SIGTERM');
}, 120_000);

test.each(['SIGTERM', 'SIGINT'] as const)(
  'a second start installs and builds nothing, and ends with its children on %s',
  async (signal) => {
    const [port, shopPort] = [await freePort(), await freePort()];
    const before = made();
    const second = start(port, shopPort);
    const answer = await second.ready;
    expect(made()).toEqual(before);

    const url = `http://127.0.0.1:${port}`;
    expect(answer.split('\n').filter((line) => line.startsWith('ready'))).toEqual([
      `ready: ${url}`,
    ]);
    expect((await fetch(url)).status).toBe(200);
    const shop = `http://127.0.0.1:${shopPort}`;
    expect(answer.split('\n')).toContain(`shop: ${shop}`);
    expect((await fetch(`${shop}/shop`)).status).toBe(200);

    await end(second.command, signal);
    for (const ended of [url, shop]) await expect(fetch(ended)).rejects.toThrow('fetch failed');
  },
);
