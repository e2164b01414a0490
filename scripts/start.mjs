import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { endChildrenWithMe, root, run } from './lib/run.mjs';

// The build uses paths relative to the project's folder.
process.chdir(root);
endChildrenWithMe(0);
if (!(await install()) || !(await build())) process.exit(1);
process.exit(await run(process.execPath, ['dist/sandbox/main.js', ...process.argv.slice(2)]));
