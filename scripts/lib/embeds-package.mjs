import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { withInherited } from './custom-elements.mjs';
import { root } from './run.mjs';

/**
 * Makes `dist/embeds/package`, the package for partners who bundle the script.
 * @param {readonly string[]} scripts the built module and its loader
 * @param {string} integrity what the guide shows for the frozen address
 */
export const packageEmbeds = (scripts, integrity) => {
  const from = join(root, 'embeds');
  const to = join(root, 'dist/embeds/package');
  rmSync(to, { recursive: true, force: true });
  cpSync(join(from, 'package'), to, { recursive: true });
  for (const script of scripts) cpSync(script, join(to, basename(script)));
  const manifest = JSON.parse(readFileSync(join(from, 'package/custom-elements.json'), 'utf8'));
  writeFileSync(join(to, 'custom-elements.json'), JSON.stringify(withInherited(manifest), null, 2));
  cpSync(join(from, 'CHANGELOG.md'), join(to, 'CHANGELOG.md'));
  const guide = readFileSync(join(from, 'README.md'), 'utf8');
  writeFileSync(join(to, 'README.md'), guide.replaceAll('sha384-…', integrity));
};
