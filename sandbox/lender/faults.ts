import { kind } from './store';
import { idsOf } from './seeds';
import type { World } from './world';

/** A failure planned for the next matching requests. */
export interface Fault {
  readonly id: string;
  readonly method?: string;
  /** A path (`/v1/kyc`), one with `{names}`, or a prefix ending in `*`. */
  readonly path: string;
  readonly status?: number;
  /** Used with `status`, as `message` is. */
  readonly code?: string;
  readonly message?: string;
  readonly delayMs?: number;
  /** The value of the Retry-After header. */
  readonly retryAfter?: string;
  /** Sent unchanged, in place of the answer. */
  readonly body?: string;
  readonly drop?: boolean;
  /** With `drop`, `status` or `body`: the server first carries out the request, then loses its answer. */
  readonly carriedOut?: boolean;
  /** How many requests it applies to. */
  readonly times: number;
  readonly userId?: string;
}

export const plannedFaults = kind<Fault>('fault');

/** Returns the specification's path of a call, without the prefix under which it is served. */
const plainPath = (path: string): string =>
  path.replace(/^\/api(?=\/)/, '').replace(/^(?!\/)/, '/');

/** Compares part by part, without a regular expression, since the patterns come from outside. */
const matches = (pattern: string, path: string): boolean => {
  const isBeginning = pattern.endsWith('*');
  const wanted = (isBeginning ? pattern.slice(0, -1) : pattern).split('/');
  const parts = path.split('/');
  const last = wanted.length - 1;
  return (
    (isBeginning ? parts.length >= wanted.length : parts.length === wanted.length) &&
    wanted.every((part, at) => {
      const here = parts[at] ?? '';
      if (/^\{\w+\}$/.test(part)) return here !== '';
      return isBeginning && at === last ? here.startsWith(part) : here === part;
    })
  );
};

export const addFault = (world: World, fault: Omit<Fault, 'id'>): Fault => {
  const id = idsOf(world, fault.userId).uuid();
  const whole = { ...fault, id };
  world.store.put(plannedFaults, id, whole, fault.userId);
  return whole;
};

export const faultsOf = (world: World, userId?: string): readonly Fault[] =>
  world.store.list(plannedFaults, userId);

export const removeFault = (world: World, id: string): void =>
  world.store.delete(plannedFaults, id);

/** Removes all faults, or those of one user. */
export const clearFaults = (world: World, userId?: string): void => {
  for (const { id } of world.store.list(plannedFaults, userId))
    world.store.delete(plannedFaults, id);
};

/** Returns the oldest fault that matches this request. Each use counts against its `times`. */
export const takeFault = (
  world: World,
  method: string,
  path: string,
  userId?: string,
): Fault | undefined => {
  const fault = world.store
    .list(plannedFaults)
    .find(
      (it) =>
        (it.method === undefined || it.method.toUpperCase() === method) &&
        (it.userId === undefined || it.userId === userId) &&
        matches(plainPath(it.path), plainPath(path)),
    );
  if (fault && fault.times > 1)
    world.store.put(plannedFaults, fault.id, { ...fault, times: fault.times - 1 }, fault.userId);
  else if (fault) world.store.delete(plannedFaults, fault.id);
  return fault;
};
