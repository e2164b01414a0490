import { clientConfigAt } from '../../sandbox/client-config';

/** The sandbox's configuration where no port matters. */
export const clientConfig = clientConfigAt('http://127.0.0.1:4173');
