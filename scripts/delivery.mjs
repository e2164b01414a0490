import { endChildrenWithMe, tool } from './lib/run.mjs';
import { findOrUnpackServers } from './lib/servers.mjs';

endChildrenWithMe(1);
if (!(await findOrUnpackServers())) process.exit(1);
const suite = ['test', '--config', 'playwright.delivery.config.ts', ...process.argv.slice(2)];
process.exit(await tool('playwright', suite));
