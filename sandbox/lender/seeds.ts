import { type Instant, second } from '../../domain/kernel/instant';
import { users } from './records';
import { kind } from './store';
import type { World } from './world';

/** What the ids and the clock of a seeded user come from, or those of a sandbox that was started with a seed. */
interface SeedRecord {
  readonly seed: number;
  /** What the clock shows before the first request. */
  readonly start: Instant;
  /** How many ids were made. */
  readonly made: number;
  /** How many requests were answered. */
  readonly turns: number;
}

const seeds = kind<SeedRecord>('seed');

/** The id of the seed for requests without a user. */
const whole = 'all';

/** Ten in the morning in Jakarta. */
const firstDay = Date.UTC(2027, 0, 15, 3);

/** Returns a whole number below 2³² that changes entirely with each letter of a text: FNV-1a, mixed as in Murmur 3. */
export const mix = (text: string): number => {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return (sum ^ (sum >>> 16)) >>> 0;
};

const hex = (number: number, digits: number): string =>
  number.toString(16).padStart(digits, '0').slice(-digits);

/** Returns an id of a seed; the last part counts, so that no id comes twice. */
const uuidOf = (seed: number, nth: number): string =>
  `${hex(mix(`${seed}`), 8)}-${hex(mix(`of ${seed}`), 4)}-4000-8000-${hex(nth, 12)}`;

export const seedOf = ({ store }: World, owner = whole): number | undefined =>
  store.get(seeds, owner)?.seed;

const save = ({ store }: World, owner: string, record: SeedRecord): void =>
  store.put(seeds, owner, record, owner === whole ? undefined : owner);

/** Makes the whole sandbox the world of a seed. */
export const sowWorld = (world: World, seed: number): void =>
  save(world, whole, { seed, start: firstDay, made: 0, turns: 0 });

/** Returns the id of a new user with a seed. Removes an earlier user with the same seed. */
export const sowUser = (world: World, seed: number): string => {
  const id = uuidOf(seed, 0);
  for (const row of world.store.rowsOf(id)) world.store.delete(kind(row.kind), row.id);
  world.store.delete(users, id);
  const start = seedOf(world) === undefined ? firstDay : wallOf(world);
  save(world, id, { seed, start, made: 1, turns: 0 });
  return id;
};

/** Gives a copied user a new seed, if the original user has one. */
export const sowAgain = (world: World, id: string): void => {
  const copied = world.store.get(seeds, id);
  if (copied) save(world, id, { ...copied, seed: mix(id) });
};

/** Returns how many ids a seed has made before this one. */
const count = (world: World, owner: string): number => {
  const record = world.store.get(seeds, owner);
  if (record) save(world, owner, { ...record, made: record.made + 1 });
  return record?.made ?? 0;
};

/** Returns the seed of the next user of a seeded sandbox. */
export const nextSeed = (world: World): number | undefined => {
  const seed = seedOf(world);
  return seed === undefined ? undefined : mix(`${seed} ${count(world, whole)}`);
};

/** Returns the source of a user's ids: the seed if there is one. */
export const idsOf = (world: World, owner = whole): World['ids'] => {
  const seed = seedOf(world, owner);
  if (seed === undefined) return world.ids;
  return {
    uuid: () => uuidOf(seed, count(world, owner)),
    secret: (bytes) => {
      const nth = count(world, owner);
      const parts = [nth, mix(`${seed} ${nth}`), mix(`of ${seed} ${nth}`)];
      const letters = parts.map((part) => part.toString(36)).join('-');
      return letters.padEnd(Math.ceil((bytes * 4) / 3), '_');
    },
  };
};

/** Returns real time or, with a seed, a time that grows by a second with each answered request. */
export const wallOf = (world: World, owner = whole): Instant => {
  const seeded = world.store.get(seeds, owner);
  return seeded ? seeded.start + seeded.turns * second : world.wall();
};

/** Counts an answered request. */
export const endTurn = (world: World, owner = whole): void => {
  const record = world.store.get(seeds, owner);
  if (record) save(world, owner, { ...record, turns: record.turns + 1 });
};
