import { test } from '@playwright/test';
import { additionsOf, parseMoreOrigins } from '../../../delivery/additions';
import { headersOf } from '../../../delivery/headers';
import { inlineHashes } from '../../../delivery/inline-hashes';
import { parseConfig } from '../../../domain/config/config';
import { production } from './production';
import { freePort } from '../../support/free-port';
import { type Kind, type Server, startServer } from './servers';
import { makeSite, type Site } from './site';

/** A server for the tests of a group, with a production deployment; `table` has the headers that it must send. */
export interface Behind {
  readonly site: Site;
  readonly server: Server;
  readonly table: ReturnType<typeof headersOf>;
}

const start = async (kind: Kind): Promise<Behind> => {
  const site = makeSite();
  site.release(production);
  const sandbox = process.env['SANDBOX_URL'] ?? '';
  const server = await startServer(kind, site, sandbox, await freePort());
  const { config, origins } = production;
  const additions = additionsOf(parseConfig(config), parseMoreOrigins(origins));
  const hashes = inlineHashes(site.read('client/index.html'));
  return { site, server, table: headersOf({ ...additions, ...hashes }) };
};

/** Starts a server before the tests of this group and ends it after them. */
export const behind = (kind: Kind): (() => Behind) => {
  let started: Behind | undefined;
  test.beforeAll(async () => {
    started = await start(kind);
  });
  test.afterAll(async () => {
    await started?.server.close();
    started?.site.remove();
  });
  return () => {
    if (!started) throw new Error('it has not started yet');
    return started;
  };
};
