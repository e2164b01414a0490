import { pathToFileURL } from 'node:url';
import { version } from '../package.json';
import type { FillDocument } from './client';
import { startSandbox } from './server';

/** SEED makes one world, the same each time, from nothing. */
const seed = process.env['SEED'] === undefined ? undefined : Number(process.env['SEED']);
/** With `--memory` or a seed nothing is stored. Otherwise SANDBOX_FILE names the database file. */
const inMemory = process.argv.includes('--memory') || seed !== undefined;
const file = process.env['SANDBOX_FILE'] ?? '.sandbox/paylater.db';

/** The build puts it next to the client. */
const filled = pathToFileURL('dist/first-paint/document.js').href;

const start = async (): Promise<void> => {
  if (seed !== undefined && !Number.isInteger(seed)) throw new Error('SEED is not a whole number.');
  const { fillDocument }: { fillDocument: FillDocument } = await import(/* @vite-ignore */ filled);
  const sandbox = await startSandbox({
    port: Number(process.env['PORT'] || 4173),
    shopPort: Number(process.env['SHOP_PORT'] || 0),
    partnerOrigins: (process.env['PARTNER_ORIGINS'] ?? '').split(','),
    version,
    seed,
    fillDocument,
    ...(inMemory ? {} : { file }),
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
  console.log(`shop: ${sandbox.shopUrl}`);
  console.log(`ready: ${sandbox.url}`);
};

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
