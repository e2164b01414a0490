import { findOrInstallBrowser } from './lib/browser.mjs';
import { endChildrenWithMe, tool } from './lib/run.mjs';
import { findOrUnpackServers } from './lib/servers.mjs';

endChildrenWithMe(1);
const browser = await findOrInstallBrowser();
if (browser === undefined || !(await findOrUnpackServers())) process.exit(1);
const suite = ['test', '--config', 'playwright.delivery.config.ts', ...process.argv.slice(2)];
process.exit(await tool('playwright', suite));
