import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type RouteId, ROUTES } from '../../../domain/navigation/routes';
import { root } from '../../../scripts/lib/run.mjs';
import { screens } from '../../support/screens';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const client = join(root, 'dist/client');

const pages = import.meta.glob<Readonly<Record<string, unknown>>>('../../../ui/pages/**/*.tsx', {
  eager: true,
});

/** The build's own list of its chunks, by source; builds what is not built yet. */
const manifest = (): Readonly<Record<string, Chunk>> => {
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: root });
  return JSON.parse(readFileSync(join(root, 'dist/client-manifest.json'), 'utf8'));
};

/** Questions about the bytes of the built client; files are named as the browser asks for them. */
export const readBuild = () => {
  const chunks = manifest();

  const chunkOf = (source: string): Chunk => {
    // Pages of some areas come together, in a chunk that is named after the area.
    const [, area] = /^ui\/pages\/(\w+)\//.exec(source) ?? [];
    const found = chunks[source] ?? Object.values(chunks).find(({ name }) => name === area);
    if (found === undefined) throw new Error(`the build has no chunk of ${source}`);
    return found;
  };
  const withImports = (source: string, seen = new Set<string>()): Set<string> => {
    const chunk = chunkOf(source);
    if (seen.has(chunk.file)) return seen;
    seen.add(chunk.file);
    for (const imported of chunk.imports ?? []) withImports(imported, seen);
    return seen;
  };
  /** The source a route's page comes from: the one module that exports it. */
  const pageOf = async (id: RouteId): Promise<string> => {
    const page = await screens[id].load();
    const [name] = Object.entries(pages).find(([, it]) => Object.values(it).includes(page)) ?? [];
    if (name === undefined) throw new Error(`no module exports the page of ${id}`);
    return name.replace('../../../', '');
  };

  const entry = Object.keys(chunks).filter((source) => chunks[source]?.isEntry);
  const first = new Set(entry.flatMap((source) => [...withImports(source)]));
  const styles = entry.flatMap((source) => chunks[source]?.css ?? []);

  return {
    /** The text of the first script. */
    firstScript: (): string =>
      entry.map((source) => readFileSync(join(client, chunkOf(source).file), 'utf8')).join('\n'),
    /** Everything the first visit of a route loads in one language. */
    firstLoad: async (id: RouteId, language: 'id' | 'en'): Promise<Set<string>> => {
      const areas = [ROUTES[id].namespace, ...(screens[id].areas ?? [])];
      const words = areas.map((area) => chunkOf(`ui/messages/${language}/${area}.json`).file);
      return new Set([...first, ...styles, ...withImports(await pageOf(id)), ...words]);
    },
    /** The code a later visit of a route adds. */
    laterLoad: async (id: RouteId): Promise<Set<string>> =>
      new Set([...withImports(await pageOf(id))].filter((file) => !first.has(file))),
    /** Bytes on the wire with brotli. */
    bytesOf: (files: Iterable<string>): number =>
      [...files].reduce((sum, file) => sum + statSync(join(client, `${file}.br`)).size, 0),
  };
};
