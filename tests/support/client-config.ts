import { clientConfigAt } from '../../sandbox/client-config';

/** The sandbox's configuration where no port matters; frozen, since every test of a worker reads this one. */
export const clientConfig = Object.freeze(clientConfigAt('http://127.0.0.1:4173'));
for (const value of Object.values(clientConfig)) Object.freeze(value);
