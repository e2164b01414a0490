import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/run.mjs';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** Returns the chunks of a page that import a file of the build. */
const reasonFor = (
  chunks: Readonly<Record<string, Chunk>>,
  path: string,
  page: ReadonlySet<string>,
): string => {
  const keys = Object.keys(chunks).filter((key) => `/${chunks[key]?.file}` === path);
  const bringing = (list: (chunk: Chunk) => readonly string[] | undefined, names = keys) =>
    Object.entries(chunks).flatMap(([key, chunk]) =>
      page.has(`/${chunk.file}`) && list(chunk)?.some((it) => names.includes(it))
        ? [chunk.name ?? key]
        : [],
    );
  const reasons = [
    ['imported by', bringing(({ imports }) => imports)],
    ['loaded with import() by', bringing(({ dynamicImports }) => dynamicImports)],
    ['style of', bringing(({ css }) => css, [path.slice(1)])],
    ['named by', bringing(({ assets }) => assets, [path.slice(1)])],
  ] as const;
  return reasons
    .filter(([, names]) => names.length > 0)
    .map(([how, names]) => `${how} ${names.join(', ')}`)
    .join('; ');
};

/**
 * Lists the files of a page for the message of an exceeded budget: each with its bytes, the largest first, and its
 * importers. `sizes`: bytes by path, such as `/assets/index-a1.js`; `page`: all files of the page, if there are more.
 */
export const arrivals = (
  what: string,
  sizes: ReadonlyMap<string, number>,
  page: Iterable<string> = sizes.keys(),
): string => {
  const manifest = readFileSync(join(root, 'dist/client-manifest.json'), 'utf8');
  const chunks = JSON.parse(manifest) as Readonly<Record<string, Chunk>>;
  const here = new Set(page);
  const lines = [...sizes]
    .sort(([, a], [, b]) => b - a)
    .map(([path, bytes]) =>
      `${(bytes / 1024).toFixed(1).padStart(6)} KiB ${path} ${reasonFor(chunks, path, here)}`.trimEnd(),
    );
  return [what, ...lines].join('\n');
};
