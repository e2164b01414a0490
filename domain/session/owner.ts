import { fromBase64 } from '../wire/base64';
import type { Ids } from '../ports/ids';

const subject = (token: string): string | undefined => {
  const payload = token.split('.')[1];
  if (!payload) return undefined;
  const plain = payload.replace(/-/g, '+').replace(/_/g, '/');
  const json = fromBase64(plain.padEnd(Math.ceil(plain.length / 4) * 4, '='));
  return /"sub"\s*:\s*"([^"\\]{1,128})"/.exec(json ?? '')?.[1];
};

/** Returns whether two tokens have the same subject; false if they have none. */
export const isSameSubject = (one: string, other: string): boolean => {
  const sub = subject(one);
  return sub !== undefined && sub === subject(other);
};

/** Returns the owner of stored values: the tracking id, the token's subject, or a hash of the token (decision 6). */
export const ownerOf = async (
  token: string,
  trackingId: number | undefined,
  ids: Ids,
): Promise<string> => {
  if (trackingId !== undefined) return `id:${trackingId}`;
  const sub = subject(token);
  return sub === undefined ? `token:${await ids.hash(token)}` : `sub:${sub}`;
};
