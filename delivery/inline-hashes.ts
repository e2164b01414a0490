import { createHash } from 'node:crypto';

const hashesOf = (html: string, blocks: RegExp): string[] =>
  [...html.matchAll(blocks)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/** Returns the hashes with which a policy allows a document's own scripts and styles. */
export const inlineHashes = (html: string) => ({
  scriptHashes: hashesOf(html, /<script(?: type="importmap")?>([\s\S]*?)<\/script>/g),
  styleHashes: hashesOf(html, /<style>([\s\S]*?)<\/style>/g),
});
