import { clientConfigAt } from '../../../sandbox/client-config';
import { test as base } from '../../e2e/support/test';
import { freePort } from '../../support/free-port';
import { type Server, startServer, startStages } from './servers';
import { makeSite } from './site';

interface Release {
  readonly project?: string;
  readonly keepsOld?: boolean;
}

/** Starts nginx with the build, and with the sandbox as its backend. */
const startFront = async () => {
  const port = await freePort();
  const deployment = { config: clientConfigAt(`http://127.0.0.1:${port}`) };
  const first = makeSite();
  const sites = [first];
  first.release(deployment);
  const server = await startServer('nginx', first, process.env['SANDBOX_URL'] ?? '', port);
  return {
    origin: server.origin,
    /** Releases the build of `project`, or of this project, in the steps of the operator guide. */
    release: async ({ project, keepsOld = true }: Release) => {
      const site = makeSite();
      site.release(deployment, project);
      if (keepsOld) for (const { client } of sites) site.addAssets(client);
      sites.push(site);
      await server.serve(site);
    },
    end: async () => {
      await server.close();
      for (const site of sites) site.remove();
    },
  };
};

/** Starts the servers of two releases, and nginx before them, which divides the visits. */
export const startTwoReleases = async (project: string) => {
  const port = await freePort();
  const deployment = { config: clientConfigAt(`http://127.0.0.1:${port}`) };
  const sandbox = process.env['SANDBOX_URL'] ?? '';
  const [now, next] = [makeSite(), makeSite()];
  now.release(deployment);
  next.release(deployment, project);
  // Requests of an open page may reach either server, so each has the files of both releases.
  now.addAssets(next.client);
  next.addAssets(now.client);
  const servers: Pick<Server, 'origin' | 'close'>[] = [];
  const end = async () => {
    for (const server of servers) await server.close();
    for (const site of [now, next]) site.remove();
  };
  try {
    for (const site of [now, next])
      servers.push(await startServer('nginx', site, sandbox, await freePort()));
    const [first, second] = servers.map(({ origin }) => origin);
    const stages = await startStages(now, port, first ?? '', second ?? '');
    servers.push(stages);
    return { ...stages, end };
  } catch (error) {
    await end();
    throw error;
  }
};

export type TwoReleases = Awaited<ReturnType<typeof startTwoReleases>>;

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
