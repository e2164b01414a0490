import { isStopped, setClock } from './clocks';
import { plannedFaults } from './faults';
import { many, tokens, users, type User } from './records';
import { idsOf, sowAgain } from './seeds';
import { kind, type StoreRow } from './store';
import type { World } from './world';
import { loginCodes } from './login-codes';
import type { Instant } from '../../domain/kernel/instant';

const isOf = (...kinds: readonly { readonly name: string }[]) => {
  const names = new Set(kinds.map(({ name }) => name));
  return (row: StoreRow): boolean => names.has(row.kind);
};

/** Matches records that are looked up by id alone. A copy gets new ids for them. */
const isFoundById = isOf(plannedFaults, many.oneKyc);

/** Secrets by which a request finds its user. They are not copied. */
const isSecret = isOf(tokens, loginCodes);

/**
 * Creates a user with the records that another one had, without tokens and login codes. The clock of the copy starts at
 * `now`; it stays stopped if it was stopped.
 */
export const forkUser = (world: World, user: User, rows: readonly StoreRow[], now: Instant): User =>
  world.store.transaction(() => {
    const { store } = world;
    const ids = idsOf(world);
    const id = ids.uuid();
    const copy: User = { ...user, id, loginCode: ids.secret(9), copyOf: user.id };
    store.put(users, id, copy);
    for (const row of rows) {
      if (isSecret(row)) continue;
      const own = row.id.includes(user.id) ? row.id.replaceAll(user.id, id) : `${id} ${row.id}`;
      const name = isFoundById(row) ? ids.secret(24) : own;
      const json = row.json.replaceAll(user.id, id);
      const text = isFoundById(row) ? json.replaceAll(row.id, name) : json;
      store.put(kind<unknown>(row.kind), name, JSON.parse(text), id);
    }
    sowAgain(world, id);
    setClock(world, now, id, isStopped(world, id));
    return copy;
  });
