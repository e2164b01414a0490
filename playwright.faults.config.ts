import { defineConfig } from '@playwright/test';
import usual from './playwright.config';

/** What only a real browser shows of faults: loads that fail, and long walks with everything going wrong. */
export default defineConfig({
  ...usual,
  testMatch: /tests\/faults\/.*\.browser\.ts$/,
  timeout: 10 * 60_000,
  globalTimeout: 180 * 60_000,
  reporter: 'line',
});
