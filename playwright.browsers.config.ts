import { defineConfig } from '@playwright/test';
import usual from './playwright.config';

/** Three jobs in every browser that is promised, one after the other. */
export default defineConfig({
  ...usual,
  testMatch: /tests\/browsers\/.*\.browsers\.ts$/,
  workers: 1,
  timeout: 20 * 60_000,
  globalTimeout: 25 * 60_000,
  reporter: 'line',
});
