import { defineConfig } from '@playwright/test';
import usual from './playwright.config';

/** Counts what a thumb does on the journeys that matter most. Prints taps and screens of each. */
export default defineConfig({
  ...usual,
  testMatch: /tests\/taps\/.*\.taps\.ts$/,
  reporter: 'line',
  timeout: 2 * 60_000,
  globalTimeout: 15 * 60_000,
});
