import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { CALLS } from '../../domain/calls';
import { elementRows } from './element-rows';
import { root } from './run.mjs';

/** Writes `embeds/core/rows.json` when the rows have changed. */
export const writeElementRows = (): void => {
  const path = join(root, 'embeds/core/rows.json');
  const now = elementRows(CALLS);
  if (!isDeepStrictEqual(JSON.parse(readFileSync(path, 'utf8')), now))
    writeFileSync(path, `${JSON.stringify(now, undefined, 2)}\n`);
};
