import { type Browser, chromium } from '@playwright/test';
import { findEngines } from '../../../scripts/lib/engines.mjs';
import { oldBrowsers } from '../../../scripts/lib/old-browsers.mjs';
import { asEngine } from './chromium';
import type { Engine } from './engine';
import { openFirefox } from './firefox';
import { openWebKit } from './webkit';

type OldBrowser = (typeof oldBrowsers)[number];

const launchOld = async ({ executablePath, libraries }: OldBrowser): Promise<Engine> => {
  const env = { ...process.env, LD_LIBRARY_PATH: libraries };
  const args = ['--no-sandbox', '--disable-gpu'];
  return asEngine(await chromium.launch({ executablePath, env, args }));
};

/** Every supported browser, the Chromium of the other tests first; each is started when it is needed. */
export const everyEngine = (current: Browser): readonly (() => Promise<Engine>)[] => {
  const programs = findEngines();
  if (programs.kind === 'missing') throw new Error(programs.what);
  return [
    async () => ({ ...asEngine(current), close: async () => {} }),
    ...oldBrowsers.map((old) => () => launchOld(old)),
    () => openFirefox(programs.firefox),
    () => openWebKit(programs.webkit),
  ];
};
