import { additionsOf } from '../../../delivery/additions';
import { headersOf } from '../../../delivery/headers';
import { inlineHashes } from '../../../delivery/inline-hashes';
import { parseConfig } from '../../../domain/config/config';
import { clientConfigAt } from '../../../sandbox/client-config';
import { makeSite } from './site';
import { type Plant, serveSite } from './static-server';

const { probe: _, oneKyc, ...others } = clientConfigAt('http://127.0.0.1:1');
/** A deployment with the hash of every script, so that the policy refuses all without one. */
const config = {
  ...others,
  environment: 'staging',
  oneKyc: { ...oneKyc, integrity: `sha384-${'A'.repeat(64)}` },
};

/** Serves the build under that policy, without a backend. `plant` changes answers from then on. */
export const startPinned = async () => {
  const site = makeSite();
  site.release({ config });
  const table = headersOf({
    ...additionsOf(parseConfig(config)),
    ...inlineHashes(site.read('client/index.html')),
  });
  let change: Plant = () => undefined;
  const server = await serveSite(site, table, (...sent) => change(...sent));
  return {
    site,
    origin: server.origin,
    plant: (next: Plant = () => undefined) => {
      change = next;
    },
    end: async () => {
      await server.close();
      site.remove();
    },
  };
};
