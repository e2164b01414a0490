import { statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.mjs';
import { freePort } from '../support/free-port';
import { startProgram } from '../support/start-program';

/** Runs a start command until the product is ready. */
const start = (
  port: number,
  shopPort = 0,
  command: readonly [string, ...string[]] = ['npm', 'start', '--'],
  cwd = root,
) => {
  const env = { ...process.env, PORT: String(port), SHOP_PORT: String(shopPort) };
  return startProgram([...command, '--memory'], /^ready: (.*)\n/m, { cwd, env });
};

/** Returns when the packages were installed and the product was built. */
const made = () =>
  ['node_modules/.installed', 'dist/.built'].map((file) => statSync(join(root, file)).mtimeMs);

beforeAll(async () => {
  // The first start in a fresh clone builds, here from another folder.
  const script = join(root, 'scripts/start.mjs');
  const first = await start(await freePort(), 0, [process.execPath, script], tmpdir());
  await first.end();
}, 120_000);

test.each(['SIGTERM', 'SIGINT'] as const)(
  'a second start installs and builds nothing, and ends with its children on %s',
  async (signal) => {
    const [port, shopPort] = [await freePort(), await freePort()];
    const before = made();
    const { printed, end } = await start(port, shopPort);
    expect(made()).toEqual(before);

    const url = `http://127.0.0.1:${port}`;
    expect(printed.split('\n').filter((line) => line.startsWith('ready'))).toEqual([
      `ready: ${url}`,
    ]);
    expect((await fetch(url)).status).toBe(200);
    const shop = `http://127.0.0.1:${shopPort}`;
    expect(printed.split('\n')).toContain(`shop: ${shop}`);
    expect((await fetch(`${shop}/shop`)).status).toBe(200);

    await end(signal);
    for (const ended of [url, shop]) await expect(fetch(ended)).rejects.toThrow('fetch failed');
  },
);
