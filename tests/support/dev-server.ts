import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs `npm run dev` of the project in a folder, on a free port and with a new database. */
export const startDevServer = async (project: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'dev-'));
  const command = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: project,
    // Without colours, which a terminal and a CI run add to the address.
    env: {
      ...process.env,
      NODE_ENV: 'development',
      NO_COLOR: '1',
      PORT: '0',
      SANDBOX_FILE: join(folder, 'dev.db'),
    },
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let printed = '';
    const read = (chunk: unknown) => {
      printed += String(chunk);
      const [, found] = /(http:\/\/127\.0\.0\.1:\d+)\/\s*$/m.exec(printed) ?? [];
      if (found) resolve(found);
    };
    command.stdout.on('data', read);
    command.stderr.on('data', read);
    command.on('exit', () => reject(new Error(`ended before it was ready: ${printed}`)));
  });
  return {
    origin,
    end: async () => {
      const ended = once(command, 'exit');
      command.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
