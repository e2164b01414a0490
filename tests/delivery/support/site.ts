import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/run.mjs';

/** What an operator configures: the client's configuration, and what no key of it names. */
export interface Deployment {
  readonly config: object;
  readonly origins?: object;
}

/** A copy of the build where a server finds it, configured by the command that an operator uses. */
export const makeSite = () => {
  const folder = mkdtempSync(join(tmpdir(), 'paylater-delivery-'));
  // A server's workers are another user.
  chmodSync(folder, 0o755);
  cpSync(join(root, 'dist/embeds'), join(folder, 'embeds'), { recursive: true });
  cpSync(join(root, 'dist/client'), join(folder, 'client'), { recursive: true });
  mkdirSync(join(folder, 'run'));
  writeFileSync(join(folder, 'secret.txt'), 'not for you');

  const configure = ({ config, origins = {} }: Deployment): void => {
    const files = [config, origins].map((value, at) => {
      const path = join(folder, `run/${at}.json`);
      writeFileSync(path, JSON.stringify(value));
      return path;
    });
    const [first = '', second = ''] = files;
    const args = ['scripts/configure.mjs', first, join(folder, 'client'), second];
    execFileSync(process.execPath, args, { cwd: root });
  };

  return {
    folder,
    configure,
    read: (path: string): string => readFileSync(join(folder, path), 'utf8'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

export type Site = ReturnType<typeof makeSite>;
