import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian, onDebianAsRoot } from '../../scripts/lib/debian.mjs';
import { tool } from '../../scripts/lib/run.mjs';

/** Chromium without a window: tests take little more than half the time. */
const shell = 'chromium-headless-shell';
const withWindow = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const names = process.env['HEADED'] === undefined ? [shell, ...withWindow] : withWindow;

/** Whether the program starts. A file with that name may be a stub that asks for another package. */
const answers = (path: string): boolean =>
  existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;

const system = (programs: readonly string[]): string | undefined => {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(answers);
};

/** Finds the system's Chromium that can have a window: the headless shell has no back-forward cache. */
export const findBrowserWithWindow = (): string | undefined => system(withWindow);

const playwrights = async (): Promise<string | undefined> => {
  // Playwright reads PLAYWRIGHT_BROWSERS_PATH when it is loaded.
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return answers(path) ? path : undefined;
};

/** Finds the Chromium of browser tests: CHROMIUM_PATH, the system's (its headless shell first), or Playwright's. */
export const findBrowser = async (): Promise<string | undefined> => {
  const named = process.env['CHROMIUM_PATH'];
  return named !== undefined && answers(named) ? named : (system(names) ?? (await playwrights()));
};

const findOrInstallBrowser = async (): Promise<string | undefined> => {
  const found = await findBrowser();
  if (found !== undefined) return found;
  // Older releases have no headless shell.
  for (const name of onDebianAsRoot() ? [shell, 'chromium'] : []) {
    await installFromDebian([name, 'fonts-liberation']);
    const installed = await findBrowser();
    if (installed !== undefined) return installed;
  }
  await tool('playwright', ['install', 'chromium']);
  return findBrowser();
};

/** Finds or installs the Chromium of the browser tests: every worker gets its path as CHROMIUM_PATH. */
const setUpBrowser = async (): Promise<void> => {
  const path = await findOrInstallBrowser();
  if (path === undefined)
    throw new Error(
      'No Chromium could be found or installed: install Chromium or Chrome, or name one in CHROMIUM_PATH.',
    );
  process.env['CHROMIUM_PATH'] = path;
};

export default setUpBrowser;
