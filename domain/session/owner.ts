import { fromBase64 } from '../wire/base64';
import type { Ids } from '../ports/ids';

const subject = (token: string): string | undefined => {
  const payload = token.split('.')[1];
  if (!payload) return undefined;
  const plain = payload.replace(/-/g, '+').replace(/_/g, '/');
  const json = fromBase64(plain.padEnd(Math.ceil(plain.length / 4) * 4, '='));
  return /"sub"\s*:\s*"([^"\\]{1,128})"/.exec(json ?? '')?.[1];
};

/** Returns whether two tokens name the same subject. A token that names none is nobody's but its own. */
export const isSameSubject = (one: string, other: string): boolean => {
  const sub = subject(one);
  return sub !== undefined && sub === subject(other);
};

/** Whose a kept value is: the tracking id, else the token's subject, else a hash of the token (decision 6). */
export const ownerOf = async (
  token: string,
  trackingId: number | undefined,
  ids: Ids,
): Promise<string> => {
  if (trackingId !== undefined) return `id:${trackingId}`;
  const sub = subject(token);
  return sub === undefined ? `token:${await ids.hash(token)}` : `sub:${sub}`;
};
