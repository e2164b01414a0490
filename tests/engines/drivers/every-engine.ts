import { type Browser, chromium } from '@playwright/test';
import { findEngines } from '../../../scripts/lib/engines.mjs';
import { oldBrowser, oldVersions } from '../../../scripts/lib/old-browsers.mjs';
import { asEngine } from './chromium';
import type { Engine } from './engine';
import { openFirefox } from './firefox';
import { openWebKit } from './webkit';

const launchOld = async (version: string): Promise<Engine> => {
  const { executablePath, libraries } = oldBrowser(version);
  const env = { ...process.env, LD_LIBRARY_PATH: libraries };
  const args = ['--no-sandbox', '--disable-gpu'];
  return asEngine(await chromium.launch({ executablePath, env, args }));
};

/** Every browser that is promised, the Chromium of the other tests first; each is started when it is asked for. */
export const everyEngine = (current: Browser): readonly (() => Promise<Engine>)[] => {
  const programs = findEngines();
  if (programs.kind === 'missing') throw new Error(programs.what);
  return [
    async () => ({ ...asEngine(current), close: async () => {} }),
    ...oldVersions.map((version) => () => launchOld(version)),
    () => openFirefox(programs.firefox),
    () => openWebKit(programs.webkit),
  ];
};
