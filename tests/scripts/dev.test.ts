import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { elementsFolder } from '../../scripts/lib/dev-elements.mjs';
import { clientFolder } from '../../scripts/lib/dev-sandbox.mjs';
import { root } from '../../scripts/lib/run.mjs';
import { startDevServer } from '../support/dev-server';

let server: Awaited<ReturnType<typeof startDevServer>>;

beforeAll(async () => {
  server = await startDevServer(root);
}, 60_000);

afterAll(() => server.end());

const get = async (path: string) => {
  const answer = await fetch(server.origin + path);
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

test.each(['/', '/host', '/shop', '/authorize'])(
  '%s reloads itself after a change',
  async (path) => {
    expect((await get(path)).text).toContain('src="/@vite/client"');
  },
);

test('the elements are built from their sources', async () => {
  const { text } = await get('/embeds/v1/paylater.js');
  // The published script has shorter names.
  expect(text.includes('PaylaterLimitCard = defined["paylater-limit-card"]')).toBe(true);
});

test('an installation of packages removes nothing that the server built', () => {
  for (const folder of [clientFolder, elementsFolder]) expect(folder).not.toContain('node_modules');
});

// npm sends its signals to the shell, which would leave the server running unless the server replaces the shell.
test.each(['start', 'test', 'dev'])('npm run %s ends with npm', (name) => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(scripts[name]).toMatch(/^exec node /);
});
