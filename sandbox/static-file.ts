import { existsSync, readFileSync } from 'node:fs';
import { extname, normalize } from 'node:path';
import type { SandboxContext } from './envelope';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Whether a path has the extension of a served file type. */
export const isKnownType = (path: string): boolean => extname(path) in types;

/** By the extension. */
export const contentType = (path: string): string =>
  types[extname(path)] ?? 'application/octet-stream';

export const accepts = (c: SandboxContext, coding: string): boolean =>
  (c.req.header('accept-encoding') ?? '')
    .split(/\s*,\s*/)
    .some((it) => it.split(';')[0] === coding);

/** For files whose address changes with their contents. */
const forGood = 'public, max-age=31536000, immutable';

/** A file, or the compressed one that the build put beside it. */
export const staticFile = (c: SandboxContext, path: string, isFrozen: boolean): Response => {
  const [coding, suffix] =
    accepts(c, 'br') && existsSync(`${path}.br`)
      ? ['br', '.br']
      : accepts(c, 'gzip') && existsSync(`${path}.gz`)
        ? ['gzip', '.gz']
        : [undefined, ''];
  const headers = {
    'Content-Type': contentType(path),
    'Cache-Control': isFrozen ? forGood : 'no-cache',
    Vary: 'Accept-Encoding',
    ...(coding === undefined ? {} : { 'Content-Encoding': coding }),
  };
  return new Response(readFileSync(path + suffix), { headers });
};

/** The decoded path without climbing dots; `undefined` when it cannot be decoded. */
export const plainPath = (path: string): string | undefined => {
  try {
    return normalize(decodeURIComponent(path));
  } catch {
    return undefined;
  }
};
