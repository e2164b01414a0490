import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractPart } from './lib/contract.mjs';
import { endChildrenWithMe, root } from './lib/run.mjs';

// Writes docs/contract from the table of calls and the table of meanings.

endChildrenWithMe(1);
const { contractFiles } = await contractPart('files');
const folder = join(root, 'docs/contract');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(contractFiles())) {
  writeFileSync(join(folder, name), text);
  process.stdout.write(`docs/contract/${name}\n`);
}
