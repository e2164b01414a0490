import { type Host, hosts } from '../../domain/host/host';
import { clientConfigAt } from '../../sandbox/client-config';

/** The sandbox's configuration for tests without a port; frozen, since all tests of a worker share it. */
export const clientConfig = Object.freeze(clientConfigAt('http://127.0.0.1:4173'));
for (const value of Object.values(clientConfig)) Object.freeze(value);

/** Returns a configuration value that is the same for every host. */
export const everyHost = (value: string) =>
  Object.fromEntries(hosts.map((host) => [host, value])) as Record<Host, string>;
