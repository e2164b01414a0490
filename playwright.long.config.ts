import { defineConfig } from '@playwright/test';
import usual from './playwright.config';

const { grepInvert = [], ...others } = usual;

/** What is the same for many people, for each of them: beside `npm test`, which has one of a kind. */
export default defineConfig({ ...others, grep: grepInvert, globalTimeout: 30 * 60_000 });
