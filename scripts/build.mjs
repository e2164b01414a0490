import { build } from './lib/build.mjs';
import { endChildrenWithMe } from './lib/run.mjs';

endChildrenWithMe(1);
process.exit((await build()) ? 0 : 1);
