import { endChildrenWithMe, tool } from './lib/run.mjs';

endChildrenWithMe(1);
const args = process.argv.slice(2);
const where = args.find((it) => /.:\d+$/.test(it));
if (where === undefined) {
  process.stderr.write('npm run suite replay -- <seed>:<step> or <file>:<line> [--headless]\n');
  process.exit(1);
}
// Loads the file of the replay, of which a line without a test is named, and of the other file one test.
const tests = /^\d+:/.test(where) ? [] : ['tests/replay/page.replay.ts:1', where];
const headed = args.includes('--headless') ? [] : ['--headed'];
const env = { REPLAY: where, ...(headed.length > 0 && { HEADED: '1' }) };
process.exit(await tool('playwright', ['test', ...headed, ...tests], env));
