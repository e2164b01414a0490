import { pathToFileURL } from 'node:url';
import { version } from '../package.json';
import type { FillDocument } from './client';
import { startSandbox } from './server';

/** Returns a whole number of the environment; `undefined` without one. */
const numberFrom = (name: string, most: number): number | undefined => {
  const given = process.env[name];
  if (!given) return undefined;
  const number = Number(given);
  if (Number.isInteger(number) && number >= 0 && number <= most) return number;
  throw new Error(`${name}=${given} is wrong. Set a whole number from 0 to ${most}.`);
};

/** With `--memory` or a seed nothing is stored. Otherwise SANDBOX_FILE names the database file. */
const isInMemory = process.argv.includes('--memory') || Boolean(process.env['SEED']);
const file = process.env['SANDBOX_FILE'] ?? '.sandbox/paylater.db';

/** The build puts it next to the client. */
const filled = pathToFileURL('dist/first-paint/document.js').href;

const start = async (): Promise<void> => {
  const { fillDocument }: { fillDocument: FillDocument } = await import(/* @vite-ignore */ filled);
  const sandbox = await startSandbox({
    port: numberFrom('PORT', 65_535) ?? 4173,
    shopPort: numberFrom('SHOP_PORT', 65_535) ?? 0,
    partnerOrigins: (process.env['PARTNER_ORIGINS'] ?? '').split(','),
    version,
    /** SEED makes one world, the same each time, from nothing. */
    seed: numberFrom('SEED', 2 ** 32 - 1),
    fillDocument,
    ...(isInMemory ? {} : { file }),
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
