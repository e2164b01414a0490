import { endChildrenWithMe, tool } from './lib/run.mjs';

endChildrenWithMe(1);
const args = process.argv.slice(2);
const where = args.find((it) => /.:\d+$/.test(it));
if (where === undefined) {
  process.stderr.write('npm run suite replay -- <seed>:<step> or <file>:<line> [--headless]\n');
  process.exit(1);
}
// Line 1 of the replay file has no test: the file is loaded, and only the test at `where` runs.
const tests = /^\d+:/.test(where) ? [] : ['tests/replay/page.replay.ts:1', where];
const headed = args.includes('--headless') ? [] : ['--headed'];
const env = { REPLAY: where, ...(headed.length > 0 && { HEADED: '1' }) };
process.exit(await tool('playwright', ['test', ...headed, ...tests], env));
