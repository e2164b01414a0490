import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from './start-program';

/** Runs `npm run dev` of the project in a folder, on a free port and with a new database. */
export const startDevServer = async (project: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'dev-'));
  const { found, end } = await startProgram(
    [process.execPath, 'scripts/dev.mjs'],
    /(http:\/\/127\.0\.0\.1:\d+)\/\s*$/m,
    {
      cwd: project,
      // Without colours, which a terminal and a CI run add to the address.
      env: {
        ...process.env,
        NODE_ENV: 'development',
        NO_COLOR: '1',
        PORT: '0',
        SANDBOX_FILE: join(folder, 'dev.db'),
      },
    },
  );
  return {
    origin: found,
    end: async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
