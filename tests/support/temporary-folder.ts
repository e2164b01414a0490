import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';

/** Creates a folder with these files, and removes it after the tests of this file. */
export const temporaryFolder = (files: Readonly<Record<string, string | Buffer>> = {}): string => {
  const folder = mkdtempSync(join(tmpdir(), 'paylater-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
};
