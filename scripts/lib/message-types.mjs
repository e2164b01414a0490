import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** Writes `ui/messages/areas.ts`, the type of every file of Indonesian messages, when a file was added or removed. */
export const writeMessageTypes = () => {
  const folder = join(root, 'ui/messages');
  const areas = readdirSync(join(folder, 'id')).map((file) => file.replace('.json', ''));
  const imports = areas.map((area) => `import type ${area} from './id/${area}.json';\n`);
  const rows = areas.map((area) => `  readonly ${area}: typeof ${area};\n`);
  const text = `${imports.join('')}
/** The messages of every area, by the name of its file. \`npm run check\` writes this list. */
export interface Messages {
${rows.join('')}}
`;
  const path = join(folder, 'areas.ts');
  if (readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
};
