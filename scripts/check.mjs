import { runChecks } from './lib/checks.mjs';
import { endChildrenWithMe, tool } from './lib/run.mjs';

endChildrenWithMe(1);
const { failed } = await runChecks();
const boundaries = await tool('vitest', ['run', 'tests/architecture']);
process.exit(failed === 0 && boundaries === 0 ? 0 : 1);
