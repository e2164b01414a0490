import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { endChildrenWithMe, run } from './lib/run.mjs';

endChildrenWithMe(0);
if (!(await install()) || !(await build())) process.exit(1);
process.exit(await run(process.execPath, ['dist/sandbox/main.js', ...process.argv.slice(2)]));
