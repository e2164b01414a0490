import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'dev-'));
const command = spawn(process.execPath, ['scripts/dev.mjs'], {
  cwd: root,
  // Without colours, which a terminal and a CI run add to the address.
  env: { ...process.env, NO_COLOR: '1', PORT: '0', SANDBOX_FILE: join(folder, 'dev.db') },
});
let origin = '';

beforeAll(async () => {
  origin = await new Promise<string>((resolve, reject) => {
    let printed = '';
    command.stdout.on('data', (chunk) => {
      printed += String(chunk);
      const [, found] = /(http:\/\/127\.0\.0\.1:\d+)\/\s*$/m.exec(printed) ?? [];
      if (found) resolve(found);
    });
    command.on('exit', () => reject(new Error(`ended before it was ready: ${printed}`)));
  });
}, 60_000);

afterAll(async () => {
  command.removeAllListeners('exit');
  const ended = once(command, 'exit');
  command.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

const get = async (path: string) => {
  const answer = await fetch(origin + path);
  return { status: answer.status, text: await answer.text() };
};

test.each(['/', '/kyc/step1', '/hash'])('%s is the client from its sources', async (path) => {
  const { status, text } = await get(path);
  expect(status).toBe(200);
  expect(text).toContain('src="/src/main.ts"');
  // The sandbox wrote its configuration into the document.
  expect(text).toContain('"environment":"sandbox"');
});

test('the sources and the sandbox answer at the same origin', async () => {
  expect((await get('/src/main.ts')).text).toContain('/src/boot.tsx');
  expect(JSON.parse((await get('/api/openapi.json')).text)).toHaveProperty('paths');
  expect((await get('/host')).status).toBe(200);
});
