import { chromium, type LaunchOptions } from '@playwright/test';
import { findEngines } from '../../../scripts/lib/engines.mjs';
import { asEngine } from '../../engines/drivers/chromium';
import type { Engine } from '../../engines/drivers/engine';
import { openFirefox } from '../../engines/drivers/firefox';

type Open = (proxyPort: number, options: LaunchOptions) => Promise<Engine>;

/** Both browsers send everything through the proxy, including requests to this machine. */
export const browsers: Readonly<Record<'Chromium' | 'Firefox', Open>> = {
  Chromium: async (port, options) =>
    asEngine(await chromium.launch({ ...options, proxy: { server: `http://127.0.0.1:${port}` } })),
  Firefox: async (port) => {
    const programs = findEngines();
    if (programs.kind === 'missing') throw new Error(programs.what);
    const proxy = { 'network.proxy.type': 1, 'network.proxy.allow_hijacking_localhost': true };
    const places = ['http', 'ssl'].map((it) => `network.proxy.${it}`);
    return openFirefox(programs.firefox, {
      ...proxy,
      ...Object.fromEntries(
        places.flatMap((it) => [
          [it, '127.0.0.1'],
          [`${it}_port`, port],
        ]),
      ),
    });
  },
};
