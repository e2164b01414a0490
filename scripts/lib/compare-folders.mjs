import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './manifest.mjs';

/**
 * @param {Buffer} one
 * @param {Buffer} other
 */
const firstDifference = (one, other) => {
  const at = one.findIndex((byte, index) => byte !== other[index]);
  return at === -1 ? one.length : at;
};

/**
 * Compares all bytes of two folders. Returns how many paths there are, and a line for each that differs.
 * @param {string} one
 * @param {string} other
 */
export const compareFolders = (one, other) => {
  const [ofOne, ofOther] = [new Set(filesBelow(one)), new Set(filesBelow(other))];
  const all = [...new Set([...ofOne, ...ofOther])].sort();
  const different = all.flatMap((path) => {
    if (!ofOther.has(path)) return [`${path}: only in the first`];
    if (!ofOne.has(path)) return [`${path}: only in the second`];
    const [a, b] = [readFileSync(join(one, path)), readFileSync(join(other, path))];
    if (a.equals(b)) return [];
    return [`${path}: differs from byte ${firstDifference(a, b)} (${a.length} and ${b.length})`];
  });
  return { count: all.length, different };
};
