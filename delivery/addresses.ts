import { extname } from 'node:path';
import type { AnswerKind } from './headers';

/** A folder of files. The folder itself counts as a missing file. */
export interface FileFolder {
  readonly below: string;
  /** Its parent folder: `/client` for `assets`, empty for `embeds`. */
  readonly root: string;
  readonly found: AnswerKind;
  readonly missing: AnswerKind;
  /** The addresses below it whose files never change. Browsers, nginx and Caddy read the pattern in the same way. */
  readonly frozen?: { readonly pattern: string; readonly found: AnswerKind };
}

/** The addresses of files. Every other address is a document's, whatever it looks like. */
export const fileFolders: readonly FileFolder[] = [
  { below: '/assets/', root: '/client', found: 'asset', missing: 'missing' },
  { below: '/.well-known/', root: '/client', found: 'wellKnown', missing: 'missing' },
  {
    below: '/embeds/',
    root: '',
    found: 'movingElement',
    missing: 'missingElement',
    frozen: { pattern: '^/embeds/[0-9]+\\.[0-9]+\\.[0-9]+/', found: 'frozenElement' },
  },
];

/** The documents that may load the consent provider: two addresses, and all addresses below the second. */
export const consentAddresses = { exact: ['/', '/home'], below: '/home/' } as const;

/** The documents of the login are below this address. */
export const loginAddresses = '/auth/';

/** Returns the kind of answer at a decoded path. `isFile`: whether the path has a file. */
export const answerAt = (path: string, isFile: boolean): AnswerKind => {
  const folder = fileFolders.find(({ below }) => `${path}/`.startsWith(below));
  if (folder) {
    const { frozen, found, missing } = folder;
    if (!isFile) return missing;
    return frozen && new RegExp(frozen.pattern).test(path) ? frozen.found : found;
  }
  if (path.startsWith(loginAddresses)) return 'loginDocument';
  const mayAsk =
    consentAddresses.exact.some((it) => it === path) || path.startsWith(consentAddresses.below);
  return mayAsk ? 'consentDocument' : 'document';
};

/** `Content-Type` by the extension of a file. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

export const otherContentType = 'application/octet-stream';

export const contentTypeOf = (path: string): string =>
  contentTypes[extname(path)] ?? otherContentType;
