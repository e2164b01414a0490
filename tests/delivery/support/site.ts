import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../../../scripts/lib/run.mjs';

/** What an operator configures: the client's configuration, and origins that none of its keys names. */
export interface Deployment {
  readonly config: object;
  readonly origins?: object;
}

/** Creates a release's folder, from which a server serves the build, configured by the operator's command. */
export const makeSite = () => {
  const folder = mkdtempSync(join(tmpdir(), 'paylater-delivery-'));
  // The server's workers run as another user.
  chmodSync(folder, 0o755);
  cpSync(join(root, 'dist/embeds'), join(folder, 'embeds'), { recursive: true });
  mkdirSync(join(folder, 'run'));
  writeFileSync(join(folder, 'secret.txt'), 'not for you');
  const client = join(folder, 'client');

  /** Adds the hashed files of a built client, which open pages may request. */
  const addAssets = (built: string): void =>
    cpSync(join(built, 'assets'), join(client, 'assets'), { recursive: true, force: false });

  /** Copies the client built in a project, and configures it. */
  const release = ({ config, origins = {} }: Deployment, project = root): void => {
    const built = join(project, 'dist/client');
    addAssets(built);
    cpSync(join(built, 'index.html'), join(client, 'index.html'));
    const files = [config, origins].map((value, at) => {
      const path = join(folder, `run/${at}.json`);
      writeFileSync(path, JSON.stringify(value));
      return path;
    });
    const [first = '', second = ''] = files;
    const command = join(project, 'scripts/configure.mjs');
    execFileSync(process.execPath, [command, first, client, second], { cwd: project });
  };

  return {
    folder,
    client,
    addAssets,
    release,
    read: (path: string): string => readFileSync(join(folder, path), 'utf8'),
    /** Moves a file away until it is restored. */
    hide: (path: string) => {
      const [from, aside] = [join(folder, path), join(folder, 'run/hidden')];
      renameSync(from, aside);
      return { restore: () => renameSync(aside, from) };
    },
    /**
     * Replaces a file, until it is restored, by something that no server can read: a socket, which cannot be opened, or
     * a link to itself, which cannot even be found.
     */
    block: async (path: string, by: 'a socket' | 'a loop') => {
      const [from, aside] = [join(folder, path), join(folder, 'run/blocked')];
      renameSync(from, aside);
      const socket = createServer();
      if (by === 'a loop') symlinkSync(basename(from), from);
      else await once(socket.listen(from), 'listening');
      return {
        restore: async () => {
          if (by === 'a loop') rmSync(from);
          else await once(socket.close(), 'close');
          renameSync(aside, from);
        },
      };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

export type Site = ReturnType<typeof makeSite>;
