import { runChecks } from './lib/checks.mjs';
import { endChildrenWithMe } from './lib/run.mjs';

endChildrenWithMe(1);
const { passed, failed } = await runChecks([
  ['architecture', 'vitest', ['run', 'tests/architecture']],
]);
process.stdout.write(
  `\n${passed} passed, ${failed} failed in ${(performance.now() / 1000) | 0} s\n`,
);
process.exit(failed === 0 ? 0 : 1);
