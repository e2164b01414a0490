import { createHash } from 'node:crypto';

const hashesOf = (html: string, element: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/** Returns the hashes with which a policy allows a document's own scripts and styles. */
export const inlineHashes = (html: string) => ({
  scriptHashes: hashesOf(html, 'script'),
  styleHashes: hashesOf(html, 'style'),
});
