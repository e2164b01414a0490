import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sandboxAt } from '../e2e/support/sandbox';
import { test } from '../e2e/support/test';
import { countAttempts } from './support/attempts';
import { startServer } from './support/server-process';
import { writeUntilDead } from './support/writers';

const kills = 8;
/** The time after which no further kill starts, in milliseconds. */
const patience = 60_000;

test('everything answered before a kill is stored after it', async () => {
  const attempts = countAttempts();
  const folder = mkdtempSync(join(tmpdir(), 'killed-'));
  const file = join(folder, 'paylater.db');
  const began = performance.now();
  const written = new Map<string, string[]>();
  for (let kill = 0; kill < kills && performance.now() - began < patience; kill += 1) {
    const server = await startServer(file);
    const end = setTimeout(() => void server.kill(), 300 + kill * 130);
    const answered = await writeUntilDead(server.url);
    clearTimeout(end);
    await server.gone;
    for (const [userId, ids] of answered) written.set(userId, ids);

    const after = await startServer(file);
    attempts.add(`kill ${kill}: ${after.said}`, /damaged/.test(after.said));
    const sandbox = sandboxAt(after.url);
    for (const [userId, ids] of written) {
      const stored = await sandbox.user(userId).then(JSON.stringify, () => '');
      for (const id of [userId, ...ids]) attempts.add(`${userId} ${id}`, !stored.includes(id));
    }
    await after.kill();
  }
  rmSync(folder, { recursive: true });
  attempts.finish(test.info(), 200);
});
