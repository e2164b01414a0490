import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import usual from './playwright.config';

const folder = 'dist/catalogue';
const build = `storybook build --config-dir tests/catalogue/config --output-dir ${folder} --disable-telemetry --quiet`;
const preview = `vite preview --outDir ${folder} --host 127.0.0.1 --port 0`;

const catalogue: PlaywrightTestConfig['webServer'] = {
  command: `${build} && ${preview}`,
  env: { NO_COLOR: '1' },
  wait: { stdout: /Local:\s+(?<CATALOGUE_URL>http:\S+?)\/\s/ },
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  timeout: 10 * 60_000,
};

/** The contact sheets are looked at, not tested: a run of its own, with all the time it needs. */
export default defineConfig({
  ...usual,
  testMatch: /tests\/screens\/.*\.screens\.ts$/,
  outputDir: 'screens/.failed',
  timeout: 20 * 60_000,
  globalTimeout: 0,
  webServer: [usual.webServer ?? [], catalogue].flat(),
});
