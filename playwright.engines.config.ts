import { defineConfig } from '@playwright/test';
import usual from './playwright.config';

/** The custom elements in Chromium, Firefox ESR and WebKitGTK, one after the other. */
export default defineConfig({
  ...usual,
  testMatch: /tests\/engines\/.*\.engines\.ts$/,
  workers: 1,
  timeout: 10 * 60_000,
  globalTimeout: 15 * 60_000,
  reporter: 'line',
});
