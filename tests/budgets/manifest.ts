import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTES } from '../../domain/navigation/routes';
import { root } from '../../scripts/lib/run.mjs';

/** The pages whose code is part of the entry. */
type FirstRoute = 'start' | 'home';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const client = join(root, 'dist/client');

/** Returns the build's own list of its chunks, by source; builds first if needed. */
const manifest = (): Readonly<Record<string, Chunk>> => {
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: root });
  return JSON.parse(readFileSync(join(root, 'dist/client-manifest.json'), 'utf8'));
};

/** Returns queries about the bytes of the built client; files have the names under which the browser requests them. */
export const readBuild = () => {
  const chunks = manifest();

  const entry = Object.keys(chunks).filter((source) => chunks[source]?.isEntry);

  /** Returns the files of a chunk, including its static imports and their styles. */
  const filesOf = (source: string): readonly string[] => {
    const { file, imports = [], css = [] } = chunks[source] ?? { file: source };
    return [file, ...css, ...imports.flatMap(filesOf)];
  };

  return {
    /** Returns every file that the first visit of one of the first pages loads in one language. */
    firstLoad: (id: FirstRoute, language: 'id' | 'en'): ReadonlySet<string> =>
      new Set([...entry, `ui/messages/${language}/${ROUTES[id].area}.json`].flatMap(filesOf)),
    /** Returns the bytes on the wire with brotli. */
    bytesOf: (files: Iterable<string>): number =>
      [...files].reduce((sum, file) => sum + statSync(join(client, `${file}.br`)).size, 0),
  };
};
