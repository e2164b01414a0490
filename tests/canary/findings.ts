import { type CanaryName, canaryNames, type Wanted } from './canaries';
import type { Allowance } from './allowed';
import { type Encoding, foundIn, haystack } from './encodings';
import { type Place, places, type Seen, sinks } from './sinks';

export interface Hit {
  readonly canary: CanaryName;
  readonly place: Place;
  readonly where: string;
  readonly encoding: Encoding;
  readonly text: string;
}

/** Memory holds thousands of numbers: the last six digits of a canary may belong to another one. */
const isChance = (where: string, encoding: Encoding): boolean =>
  where.startsWith('memory') && encoding === 'ending';

export const search = (seen: readonly Seen[], wanted: Wanted): readonly Hit[] =>
  seen.flatMap(({ place, where, text }) => {
    const hay = haystack(text);
    return canaryNames.flatMap((canary) => {
      for (const value of wanted[canary]) {
        const encoding = foundIn(hay, value);
        if (encoding && !isChance(where, encoding))
          return [{ canary, place, where, encoding, text }];
      }
      return [];
    });
  });

const covers = ({ canaries, place, where }: Allowance, hit: Hit): boolean =>
  canaries.includes(hit.canary) && place === hit.place && where.test(hit.where);

/** Describes the hits that no row allows, so that they can be looked up. */
export const notAllowed = (hits: readonly Hit[], rows: readonly Allowance[]): readonly string[] =>
  hits
    .filter((hit) => !rows.some((row) => covers(row, hit)))
    .map(({ canary, place, where, encoding, text }) =>
      [canary, place, where, encoding, text.slice(0, 300)].join(' | '),
    );

/** Returns allowed values that were never found: an unused row would hide the next leak. */
export const unused = (hits: readonly Hit[], rows: readonly Allowance[]): readonly string[] =>
  rows.flatMap((row) =>
    row.canaries
      .filter((canary) => !hits.some((hit) => hit.canary === canary && covers(row, hit)))
      .map((canary) => `${canary} | ${row.place} | ${row.where.source}`),
  );

const cells = (name: string, values: readonly (string | number)[]): string =>
  name.padEnd(18) + values.map((value) => String(value).padStart(8)).join('');

/** Counts, by canary and place, the texts that contain the canary, and the texts that were searched. */
export const table = (hits: readonly Hit[], looked: readonly Seen[]): string => {
  const count = (canary: CanaryName, place: Place) =>
    hits.filter((hit) => hit.canary === canary && hit.place === place).length;
  const texts = places.map((place) => looked.filter((seen) => seen.place === place).length);
  const found = canaryNames.flatMap((canary) => sinks.filter((sink) => count(canary, sink) > 0));
  return [
    cells(
      '',
      places.map((place) => place.slice(0, 7)),
    ),
    ...canaryNames.map((canary) =>
      cells(
        canary,
        places.map((place) => count(canary, place) || '.'),
      ),
    ),
    cells('texts looked at', texts),
    `${canaryNames.length * sinks.length} pairs of a canary and a sink: ${found.length} found`,
  ].join('\n');
};
