import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
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

/** A folder where a server finds the builds, each configured by the command that an operator uses. */
export const makeSite = () => {
  const folder = mkdtempSync(join(tmpdir(), 'paylater-delivery-'));
  // A server's workers are another user.
  chmodSync(folder, 0o755);
  cpSync(join(root, 'dist/embeds'), join(folder, 'embeds'), { recursive: true });
  mkdirSync(join(folder, 'run'));
  writeFileSync(join(folder, 'secret.txt'), 'not for you');
  const client = join(folder, 'client');

  /** Copies the client that was built in a project, and configures it. Files of other builds stay, or are removed. */
  const release = (
    { config, origins = {} }: Deployment,
    { project = root, keepsOld = true } = {},
  ): void => {
    const built = join(project, 'dist/client');
    // A file that both builds have is not replaced: it would be away for a moment, and open pages may ask for it.
    cpSync(join(built, 'assets'), join(client, 'assets'), { recursive: true, force: false });
    cpSync(join(built, 'index.html'), join(client, 'index.html'));
    const files = [config, origins].map((value, at) => {
      const path = join(folder, `run/${at}.json`);
      writeFileSync(path, JSON.stringify(value));
      return path;
    });
    const [first = '', second = ''] = files;
    const command = join(project, 'scripts/configure.mjs');
    execFileSync(process.execPath, [command, first, client, second], { cwd: project });
    if (keepsOld) return;
    const ofThisBuild = new Set(readdirSync(join(built, 'assets')));
    for (const name of readdirSync(join(client, 'assets')))
      if (!ofThisBuild.has(name)) rmSync(join(client, 'assets', name));
  };

  return {
    folder,
    release,
    read: (path: string): string => readFileSync(join(folder, path), 'utf8'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

export type Site = ReturnType<typeof makeSite>;
