import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import usual from '../../playwright.config';
import { run, tool } from '../../scripts/lib/run.mjs';
import { suites } from '../suites.mjs';
import setUpBrowser, { findBrowser } from './browser-setup';

const browserSuites = Object.keys(suites).filter((name) => suites[name]?.playwright);

vi.mock('../../scripts/lib/run.mjs', () => ({
  run: vi.fn<() => Promise<number>>(),
  tool: vi.fn<() => Promise<number>>(),
}));

let folder: string;

const program = (name: string, exitCode: number) => {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`, { mode: 0o755 });
  return path;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM_PATH', undefined);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('CHROMIUM_PATH comes before the system’s browser', async () => {
  const named = program('mine', 0);
  const systems = program('chromium', 0);
  expect(await findBrowser()).toBe(systems);
  vi.stubEnv('CHROMIUM_PATH', named);
  expect(await findBrowser()).toBe(named);
});

test('the headless shell comes first, then Chromium, then Chrome; programs that do not start are skipped', async () => {
  program('chromium', 1);
  const chrome = program('google-chrome', 0);
  expect(await findBrowser()).toBe(chrome);
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'nowhere'));
  expect(await findBrowser()).toBe(chrome);
  const shell = program('chromium-headless-shell', 0);
  program('chromium', 0);
  expect(await findBrowser()).toBe(shell);
});

test.each(['npm test', ...browserSuites])('%s finds its browser first', (name) => {
  const { globalSetup } = { ...usual, ...suites[name]?.playwright };
  expect(globalSetup).toBe('./tests/support/browser-setup.ts');
});

test('browser tests install a Chromium when the system has none', async () => {
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', folder);
  const install = async () => {
    program('chromium-headless-shell', 0);
    return 0;
  };
  vi.mocked(run).mockImplementation(install);
  vi.mocked(tool).mockImplementation(install);
  await setUpBrowser();
  expect(process.env['CHROMIUM_PATH']).toBe(join(folder, 'chromium-headless-shell'));
});
