import { findOrInstallEngines } from './lib/engines.mjs';
import { fetchOldBrowsers } from './lib/old-browsers.mjs';
import { endChildrenWithMe, tool } from './lib/run.mjs';

endChildrenWithMe(1);
const engines = await findOrInstallEngines();
if (engines.kind === 'missing' || !(await fetchOldBrowsers())) process.exit(1);
process.exit(await tool('playwright', ['test', '--config', 'playwright.engines.config.ts']));
