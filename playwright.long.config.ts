import { defineConfig } from '@playwright/test';
import usual from './playwright.config';

const { testMatch = [], grepInvert = [], ...others } = usual;

/** What is the same for many people, for each of them: beside `npm test`, which has one of a kind. */
export default defineConfig({
  ...others,
  globalTimeout: 30 * 60_000,
  projects: [
    { name: 'long', testMatch: /tests\/long\/.*\.long\.ts$/ },
    { name: 'tagged', testMatch, grep: grepInvert },
  ],
});
