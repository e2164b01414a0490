import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { DirectoryArea, AreaDirectory } from './lender/area-directory';
import { postalCodesOf } from './postal-codes';

/**
 * Every province, regency, district and village of Indonesia, from the package `idn-area-data`. The data is made
 * available under the Open Database License (https://opendatacommons.org/licenses/odbl/1-0/); see the package.
 */
const levels = [
  { file: 'provinces', hasParent: false },
  { file: 'regencies', hasParent: true },
  { file: 'districts', hasParent: true },
  { file: 'villages', hasParent: true },
];

/** Lines are `code,name` or `code,parent,name`. A name may hold commas and quotes: the files escape nothing. */
const readLevel = (file: string, hasParent: boolean, below: Map<string, DirectoryArea[]>): void => {
  const path = createRequire(import.meta.url).resolve(`idn-area-data/data/${file}.csv`);
  for (const line of readFileSync(path, 'utf8').split('\n').slice(1)) {
    const [id, ...rest] = line.trimEnd().split(',');
    if (!id) continue;
    const parent = hasParent ? (rest.shift() ?? '') : 'root';
    const siblings = below.get(parent);
    const area = { id, name: rest.join(',') };
    if (siblings) siblings.push(area);
    else below.set(parent, [area]);
  }
};

/** Reads the files on the first use, so that the start does not wait for them. */
export const indonesia = (): AreaDirectory => {
  let below: Map<string, DirectoryArea[]> | undefined;
  const read = () => {
    const areas = new Map<string, DirectoryArea[]>();
    for (const { file, hasParent } of levels) readLevel(file, hasParent, areas);
    return areas;
  };
  return {
    below: (id) => (below ??= read()).get(id) ?? [],
    postalCodes: postalCodesOf,
  };
};
