import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { beyondSmoke, suites } from './tests/suites.mjs';

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

const sandbox: NonNullable<PlaywrightTestConfig['webServer']> = {
  command: 'node scripts/start.mjs --memory',
  env: { PORT: '0' },
  wait: { stdout: /ready: (?<SANDBOX_URL>http:\S+)/ },
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  // The server may have to be built first.
  timeout: 10 * 60_000,
};

const name = process.env['SUITE'];
const suite = name ? suites[name]?.playwright : {};
if (!suite) throw new Error(`${name} is no suite of browser tests`);

const shown = suite.reporter ?? 'list';

/** The browser tests of `npm test`, or those of the suite that SUITE names. */
export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/support/browser-setup.ts',
  testMatch: /tests\/(e2e|a11y)\/.*\.test\.ts$/,
  grepInvert: beyondSmoke,
  outputDir: 'test-results',
  snapshotPathTemplate: 'tests/a11y/transcripts/{arg}{ext}',
  forbidOnly: true,
  retries: 0,
  fullyParallel: true,
  workers: 2,
  // These end what hangs; they measure nothing. A machine with other work takes several times as long as a quiet one.
  timeout: 60_000,
  globalTimeout: 40 * 60_000,
  expect: { timeout: 20_000 },
  ...suite,
  reporter: [
    ...(typeof shown === 'string' ? [[shown] as const] : shown),
    ['./tests/support/replay-reporter.ts'],
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    locale: 'id-ID',
    actionTimeout: 20_000,
    baseURL: process.env['SANDBOX_URL'],
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '',
      args: [...quiet, ...asRoot],
    },
    ...suite.use,
  },
  webServer: [sandbox, suite.webServer ?? []].flat(),
});
