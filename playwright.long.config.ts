import { defineConfig } from '@playwright/test';
import usual from './playwright.config';

/** What is the same for many people, for each of them: beside `npm test`, which has one of a kind. */
export default defineConfig({
  ...usual,
  testMatch: /tests\/long\/.*\.long\.ts$/,
  globalTimeout: 30 * 60_000,
});
