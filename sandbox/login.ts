import { createHash } from 'node:crypto';
import { createUser } from './lender/personas/control';
import { issueToken, userByLoginCode, userByPhone } from './lender/people';
import { users, type User } from './lender/records';
import { idsOf, wallOf } from './lender/seeds';
import type { World } from './lender/world';
import { loginCodes } from './lender/login-codes';
import { minute } from '../domain/kernel/instant';

/** A login request of the client: OAuth's authorization code grant with PKCE. */
export interface LoginRequest {
  /** One of the listed paths of this origin. */
  readonly redirect: string;
  readonly state: string;
  /** SHA-256 of the client's secret, in base64url. */
  readonly challenge: string;
  readonly hint?: string;
}

const codeLifetime = 5 * minute;

/** The paths that a login may redirect to: the client's callback, and its document with routes in the hash. */
const redirectPaths = ['/auth/callback', '/hash'] as const;

/** Returns the listed path of an address of our own origin, or `undefined` for any other address. */
const redirectPathOf = (text: string, origin: string): string | undefined =>
  redirectPaths.find((path) => text === path || text === origin + path);

/** The reason why a login request is refused, as a sentence. */
export type Reason = readonly [indonesian: string, english: string];

/** Parses the query of the login page. Returns the reason when the request is invalid. */
export const readLogin = (
  query: Readonly<Record<string, string>>,
  origin: string,
): LoginRequest | Reason => {
  const {
    state,
    code_challenge: challenge,
    code_challenge_method: method,
    login_hint: hint,
  } = query;
  const redirect = redirectPathOf(query['redirect_uri'] ?? '/auth/callback', origin);
  if (redirect === undefined)
    return [
      'redirect_uri harus alamat kembali yang terdaftar.',
      'redirect_uri must be a listed address.',
    ];
  if (!state) return ['state tidak ada.', 'state is missing.'];
  if (method !== 'S256' || !/^[\w-]{43}$/.test(challenge ?? ''))
    return ['code_challenge tidak ada atau bukan S256.', 'code_challenge is missing or not S256.'];
  return { redirect, state, challenge: challenge ?? '', ...(hint === undefined ? {} : { hint }) };
};

/** Returns the address of the redirect, with a code that is valid once. */
export const redirectWithCode = (
  world: World,
  { redirect, state, challenge }: LoginRequest,
  user: User,
): string => {
  const code = idsOf(world, user.id).secret(24);
  const expiresAt = wallOf(world, user.id) + codeLifetime;
  world.store.put(loginCodes, code, { code, userId: user.id, challenge, expiresAt }, user.id);
  return `${redirect}?${new URLSearchParams({ code, state }).toString()}`;
};

/** Returns the user of a `login_hint`, who needs no login page. */
export const userByHint = (world: World, { hint }: LoginRequest): User | undefined =>
  hint === undefined ? undefined : userByLoginCode(world, hint);

export const normalisePhone = (text: string): string | undefined => {
  const digits = text.replace(/[\s().-]/g, '').replace(/^(?:\+|00)?62|^0/, '');
  return /^8\d{8,11}$/.test(digits) ? `+62${digits}` : undefined;
};

/** Returns the user with a phone number. Creates a new user for an unknown number. */
export const userForPhone = (world: World, phone: string): User | undefined =>
  userByPhone(world, phone) ?? createUser(world, 'new', { phone });

export const newestUsers = (world: World, count: number): readonly User[] =>
  [...world.store.list(users)].reverse().slice(0, count);

/** Exchanges a code for a token, once. `verifier` is the secret whose hash was in the login request. */
export const exchangeCode = (world: World, code: string, verifier: string) =>
  world.store.transaction(() => {
    const stored = world.store.get(loginCodes, code);
    world.store.delete(loginCodes, code);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    if (
      !stored ||
      stored.challenge !== challenge ||
      wallOf(world, stored.userId) > stored.expiresAt
    )
      return undefined;
    const user = world.store.get(users, stored.userId);
    return user && { user, ...issueToken(world, user.id) };
  });
