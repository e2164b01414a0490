import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
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

/** Runs the built sandbox with settings that it refuses, and returns what it prints about them. */
const refusal = (env: Readonly<Record<string, string>>) => {
  const program = [join(root, 'dist/sandbox/main.js'), '--memory'];
  const options = { cwd: root, env: { ...process.env, ...env }, encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(process.execPath, program, options);
  expect(status).toBe(1);
  return stderr;
};

test.each([
  ['PORT', 'abc', 65_535],
  ['SHOP_PORT', '65536', 65_535],
  ['SEED', '-1', 2 ** 32 - 1],
])('%s=%s is refused with the numbers that are allowed', (name, given, most) => {
  expect(refusal({ [name]: given })).toBe(
    `${name}=${given} is wrong. Set a whole number from 0 to ${most}.\n`,
  );
});

test('a port in use is refused by its number', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const { port } = holder.address() as AddressInfo;
  expect(refusal({ PORT: String(port) })).toBe(
    `Port ${port} is in use. Set PORT or SHOP_PORT to another one.\n`,
  );
  holder.close();
});
