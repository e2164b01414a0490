import { defineConfig } from '@playwright/test';
import usual from './playwright.config';

/** Whole journeys with values of one person in them, looked for in everything that leaves the browser. */
export default defineConfig({
  ...usual,
  testMatch: /tests\/(?:canary\/.*\.canary|e2e\/canary\.test)\.ts$/,
  // With the leaks planted, which `npm test` leaves out.
  grepInvert: [],
  workers: 1,
  timeout: 10 * 60_000,
  globalTimeout: 20 * 60_000,
  reporter: 'line',
});
