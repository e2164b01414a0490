import { findOrInstallEngines } from './lib/engines.mjs';
import { endChildrenWithMe, tool } from './lib/run.mjs';

endChildrenWithMe(1);
if ((await findOrInstallEngines()).kind === 'missing') process.exit(1);
const args = ['test', '--config', 'playwright.injection.config.ts', ...process.argv.slice(2)];
process.exit(await tool('playwright', args));
