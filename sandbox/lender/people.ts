import { day } from '../../domain/kernel/instant';
import { clockOf } from './clocks';
import { many, single, tokens, users, type TokenRecord, type User } from './records';
import { idsOf } from './seeds';
import { refuse, type Ctx, type Refusal, type World } from './world';

const tokenLifetime = 30 * day;

/** Issues a token that is valid for thirty days of the user's test clock. */
export const issueToken = (world: World, userId: string): TokenRecord => {
  const token = {
    token: idsOf(world, userId).secret(32),
    userId,
    expiresAt: clockOf(world, userId) + tokenLifetime,
  };
  world.store.put(tokens, token.token, token, userId);
  return token;
};

/** Refuses an unknown or expired token. */
export const userByToken = (world: World, token: string | undefined): User | Refusal => {
  const record = token === undefined ? undefined : world.store.get(tokens, token);
  const user = record && world.store.get(users, record.userId);
  if (!record || !user) return refuse(401, 'UNAUTHORIZED', 'No such token.');
  return clockOf(world, user.id) < record.expiresAt
    ? user
    : refuse(401, 'TOKEN_EXPIRED', 'The token has expired.');
};

/** Returns the world as one user sees it during one request. */
export const userContextOf = (world: World, user: User, locale?: string): Ctx => ({
  ...world,
  ids: idsOf(world, user.id),
  user,
  now: clockOf(world, user.id),
  locale: locale === 'en' ? 'en' : 'id',
});

export const userById = (world: World, id: string): User | undefined => world.store.get(users, id);

export const userByLoginCode = (world: World, code: string): User | undefined =>
  world.store.list(users).find((user) => user.loginCode === code);

export const userByPhone = (world: World, phone: string): User | undefined =>
  world.store.list(users).find((user) => user.phone === phone);

/** Returns everything that is stored about a user, unmasked. */
export const exportUser = (world: World, user: User): Record<string, unknown> => {
  const { store } = world;
  const ones = Object.entries(single).map(([name, kind]) => [
    name,
    store.get<unknown>(kind, user.id),
  ]);
  const lists = Object.entries(many).map(([name, kind]) => [
    name,
    store.list<unknown>(kind, user.id),
  ]);
  const { id: userId, ...person } = user;
  return {
    userId,
    ...person,
    now: clockOf(world, user.id),
    ...Object.fromEntries([...ones, ...lists]),
  };
};
