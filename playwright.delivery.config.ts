import { defineConfig } from '@playwright/test';
import usual from './playwright.config';

/** The build behind real servers: what they send, and what a deploy does to people who have the client open. */
export default defineConfig({
  ...usual,
  testMatch: /tests\/delivery\/.*\.delivery\.ts$/,
  workers: 1,
  timeout: 10 * 60_000,
  globalTimeout: 30 * 60_000,
  reporter: [['list'], ['./tests/delivery/support/seen-reporter.ts']],
});
