import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../../scripts/lib/run.mjs';

/** Runs the work in a temporary tree with the project's settings and only the given files. */
export const withPlanted = async <T>(
  files: Readonly<Record<string, string>>,
  work: (folder: string) => T | Promise<T>,
): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const name of ['tsconfig.base.json', 'domain/tsconfig.json', 'domain/platform.d.ts'])
      cpSync(join(root, name), join(folder, name));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};
