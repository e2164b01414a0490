import type { AdministrativeArea, Areas } from './areas';

/** A path of areas from the province down; the last one is the area itself. */
export type AreaPath = readonly AdministrativeArea[];

/** How many lists are requested at a time, so that a search does not block other calls. */
const atATime = 4;

/** The number of areas in a path that ends in a village. */
export const villageDepth = 4;

const inTurns = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  const rest = [...items];
  const next = async (): Promise<void> => {
    const item = rest.shift();
    if (item === undefined) return;
    await work(item);
    return next();
  };
  await Promise.all(Array.from({ length: atATime }, next));
};

/**
 * Reads the areas below a path, and with `deep` also those one level further down, until `signal` aborts. A call lists
 * one level below one area (spec §7), so a search of the whole country covers two levels at most.
 * `onFound` gets everything found so far, nearer areas first, each time a list arrives.
 */
export const findAreas = async (
  areas: Areas,
  path: AreaPath,
  deep: boolean,
  onFound: (found: readonly AreaPath[]) => void,
  signal: AbortSignal,
): Promise<void> => {
  const below = async (above: AreaPath): Promise<readonly AreaPath[]> => {
    const list = await areas.below(above[above.length - 1]?.id ?? 'root');
    return list.map((area) => [...above, area]);
  };
  const near = await below(path);
  if (signal.aborted) return;
  let found = near;
  onFound(found);
  if (!deep || path.length + 1 >= villageDepth) return;
  await inTurns(near, async (above) => {
    if (signal.aborted) return;
    const further = await below(above);
    found = [...found, ...further];
    if (!signal.aborted) onFound(found);
  });
};

/** Returns the villages of a list that have a postal code, according to the server's look-up. */
export const withPostalCode = async (
  areas: Areas,
  villages: readonly AreaPath[],
  code: string,
): Promise<readonly AreaPath[]> => {
  const found: AreaPath[] = [];
  await inTurns(villages, async (path) => {
    const [province, city, district, village] = path.map(({ name }) => name);
    if (!province || !city || !district || !village) return;
    const codes = await areas.postalCodes({ province, city, district, village });
    if (codes.includes(code)) found.push(path);
  });
  return found;
};
