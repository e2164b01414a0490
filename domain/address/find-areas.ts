import type { AdministrativeArea, Areas } from './areas';

/** An area behind those above it, from the province down; the last one is the area itself. */
export type AreaPath = readonly AdministrativeArea[];

/** The lists that are asked for at a time: a search must not keep other calls from the network. */
const atATime = 4;

/** A path with this many areas ends in a village. */
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
 * Reads the areas below a path, and with `deep` those a level further down, until `signal` aborts. The calls list one
 * level below one area (spec §7), so two levels of the whole country are what can be searched at a time.
 * `tell`: everything that was found so far, nearer areas first; called again with each list that arrives.
 */
export const findAreas = async (
  areas: Areas,
  path: AreaPath,
  deep: boolean,
  tell: (found: readonly AreaPath[]) => void,
  signal: AbortSignal,
): Promise<void> => {
  const below = async (above: AreaPath): Promise<readonly AreaPath[]> => {
    const list = await areas.below(above[above.length - 1]?.id ?? 'root');
    return list.map((area) => [...above, area]);
  };
  const near = await below(path);
  if (signal.aborted) return;
  let found = near;
  tell(found);
  if (!deep || path.length + 1 >= villageDepth) return;
  await inTurns(near, async (above) => {
    if (signal.aborted) return;
    const further = await below(above);
    found = [...found, ...further];
    if (!signal.aborted) tell(found);
  });
};

/** The villages of a list that have a postal code, as far as the look-up knows it. */
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
