import { clientConfigAt } from '../../../sandbox/client-config';
import { test as base } from '../../e2e/support/test';
import { freePort } from '../../support/free-port';
import { startServer } from './servers';
import { makeSite } from './site';

/** Starts nginx with the build, and with the sandbox as its backend. */
const startFront = async () => {
  const port = await freePort();
  const deployment = { config: clientConfigAt(`http://127.0.0.1:${port}`) };
  const site = makeSite();
  site.release(deployment);
  const server = await startServer('nginx', site, process.env['SANDBOX_URL'] ?? '', port);
  return {
    origin: server.origin,
    site,
    /** Serves another build; the project's own without `project`. */
    release: async (how: { readonly project?: string; readonly keepsOld?: boolean }) => {
      site.release(deployment, how);
      await server.reload();
    },
    end: async () => {
      await server.close();
      site.remove();
    },
  };
};

export type Front = Awaited<ReturnType<typeof startFront>>;

/** The fixtures of the journeys, with every address at nginx. */
export const test = base.extend<{ readonly front: Front }>({
  front: async ({ browserName: _ }, provide) => {
    const front = await startFront();
    await provide(front);
    await front.end();
  },
  baseURL: async ({ front }, provide) => provide(front.origin),
});

export { expect } from '@playwright/test';
