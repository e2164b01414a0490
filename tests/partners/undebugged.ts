import { chromium, type Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Opens a page in a Chromium without a debugger: Chromium prerenders nothing while one is attached. */
export const openUndebugged = async (path: string, args: readonly string[], url: string) => {
  const profile = mkdtempSync(join(tmpdir(), 'partners-'));
  const browser = spawn(
    path,
    [...args, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, url],
    // Debian's program is a script that starts the browser, so the group is ended.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  browser.once('close', () => rmSync(profile, { recursive: true, force: true }));
  let address = '';
  for await (const line of createInterface(browser.stderr)) {
    [, address = ''] = /listening on (ws:\S+)/.exec(line) ?? [];
    if (address !== '') break;
  }
  browser.stderr.resume();
  const close = () => browser.pid !== undefined && process.kill(-browser.pid);
  return {
    /** Gives the page to Playwright. */
    attach: async (): Promise<Page> => {
      const attached = await chromium.connectOverCDP(address);
      const page = attached.contexts()[0]?.pages()[0];
      if (page === undefined) throw new Error('the browser shows no page');
      return page;
    },
    close,
  };
};
