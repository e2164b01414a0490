import { existsSync, readFileSync } from 'node:fs';
import { extname, normalize } from 'node:path';
import { contentTypeOf, contentTypes } from '../../delivery/addresses';
import type { SandboxContext } from './envelope';

/** Returns whether a path has the extension of a served file type. */
export const isKnownType = (path: string): boolean => extname(path) in contentTypes;

export const accepts = (c: SandboxContext, coding: string): boolean =>
  (c.req.header('accept-encoding') ?? '')
    .split(/\s*,\s*/)
    .some((it) => it.split(';')[0] === coding);

/** Responds with a file, or with its compressed form from the build, and with the headers of the table. */
export const staticFile = (
  c: SandboxContext,
  path: string,
  headers: Readonly<Record<string, string>>,
): Response => {
  const [coding, suffix] =
    accepts(c, 'br') && existsSync(`${path}.br`)
      ? ['br', '.br']
      : accepts(c, 'gzip') && existsSync(`${path}.gz`)
        ? ['gzip', '.gz']
        : [undefined, ''];
  const content = {
    'Content-Type': contentTypeOf(path),
    ...(coding === undefined ? {} : { 'Content-Encoding': coding }),
  };
  return new Response(readFileSync(path + suffix), { headers: { ...headers, ...content } });
};

/** Returns the decoded path without `..`, or `undefined` when it cannot be decoded. */
export const plainPath = (path: string): string | undefined => {
  try {
    return normalize(decodeURIComponent(path));
  } catch {
    return undefined;
  }
};
