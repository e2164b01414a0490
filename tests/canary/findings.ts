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

/** Every canary in everything that was seen. */
export const search = (seen: readonly Seen[], wanted: Wanted): readonly Hit[] =>
  seen.flatMap(({ place, where, text }) => {
    const hay = haystack(text);
    return canaryNames.flatMap((canary) => {
      for (const value of wanted[canary]) {
        const encoding = foundIn(hay, value);
        if (encoding) return [{ canary, place, where, encoding, text }];
      }
      return [];
    });
  });

const covers = ({ canaries, place, where }: Allowance, hit: Hit): boolean =>
  canaries.includes(hit.canary) && place === hit.place && where.test(hit.where);

/** What no row allows, told so that one can go and look. */
export const notAllowed = (hits: readonly Hit[], rows: readonly Allowance[]): readonly string[] =>
  hits
    .filter((hit) => !rows.some((row) => covers(row, hit)))
    .map(({ canary, place, where, encoding, text }) =>
      [canary, place, where, encoding, text.slice(0, 300)].join(' | '),
    );

/** What rows allow that was never found: a stale row hides the next leak. */
export const unused = (hits: readonly Hit[], rows: readonly Allowance[]): readonly string[] =>
  rows.flatMap((row) =>
    row.canaries
      .filter((canary) => !hits.some((hit) => hit.canary === canary && covers(row, hit)))
      .map((canary) => `${canary} | ${row.place} | ${row.where.source}`),
  );

/** Canaries by places: in how many different texts each was found. */
export const table = (hits: readonly Hit[]): string => {
  const count = (canary: CanaryName, place: Place) =>
    hits.filter((hit) => hit.canary === canary && hit.place === place).length;
  const head = ['', ...places].map((name) => name.slice(0, 9).padEnd(10)).join('');
  const rows = canaryNames.map((canary) =>
    [canary, ...places.map((place) => String(count(canary, place) || '.'))]
      .map((cell) => cell.slice(0, 9).padEnd(10))
      .join(''),
  );
  const pairs = canaryNames.length * sinks.length;
  const found = canaryNames.reduce(
    (sum, canary) => sum + sinks.filter((sink) => count(canary, sink) > 0).length,
    0,
  );
  return [head, ...rows, `${pairs} pairs of a canary and a sink, ${found} of them found`].join(
    '\n',
  );
};
