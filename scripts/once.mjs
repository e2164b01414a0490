import { endChildrenWithMe, tool } from './lib/run.mjs';

endChildrenWithMe(1);
const property = ['run', '--project', 'domain', 'tests/domain/kernel/send-once.test.ts'];
const protocol = await tool('vitest', property, { SEND_ONCE_RUNS: '50000' });
const browser = ['test', '--config', 'playwright.once.config.ts', ...process.argv.slice(2)];
process.exit(protocol || (await tool('playwright', browser)));
