import { endChildrenWithMe, tool } from './lib/run.mjs';

endChildrenWithMe(1);
const property = ['run', '--project', 'domain', 'tests/domain/async/send-once.test.ts'];
const protocol = await tool('vitest', property, { SEND_ONCE_RUNS: '50000' });
process.exit(protocol || (await tool('playwright', ['test', ...process.argv.slice(2)])));
