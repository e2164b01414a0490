import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** A class that a module requests from the container. */
export interface Asked {
  readonly by: string;
  readonly name: string;
  readonly path: string;
}

interface Imports {
  readonly text: string;
  /** The project's modules that the file imports statically; lazy imports are in `late`. */
  readonly now: readonly string[];
  readonly late: readonly string[];
  /** The module that declares each imported name. */
  readonly names: ReadonlyMap<string, string>;
}

const resolved = (from: string, request: string): string | undefined => {
  const path = join(dirname(from), request);
  return ['.ts', '.tsx'].map((end) => path + end).find((it) => existsSync(join(process.cwd(), it)));
};

const importsOf = (path: string): Imports => {
  const text = readFileSync(join(process.cwd(), path), 'utf8');
  const { module } = parseSync(path, text);
  const names = new Map<string, string>();
  const now = module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const from = resolved(path, moduleRequest.value);
    const values = entries.filter(({ isType }) => !isType);
    if (from === undefined || values.length === 0) return [];
    for (const { localName } of values) names.set(localName.value, from);
    return [from];
  });
  const late = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const request = /^['"](.*)['"]$/.exec(text.slice(start, end))?.[1];
    return request === undefined ? [] : (resolved(path, request) ?? []);
  });
  return { text, now, late, names };
};

/** Returns what the modules of `ui` that an area's file imports, directly or not, request from the container. */
export const askedBy = (file: string): { readonly now: Asked[]; readonly late: Asked[] } => {
  const asked = { now: [] as Asked[], late: [] as Asked[] };
  const seen = new Set<string>();
  const visit = (path: string, when: 'now' | 'late'): void => {
    if (seen.has(path)) return;
    seen.add(path);
    const { text, now, late, names } = importsOf(path);
    for (const [, name = ''] of text.matchAll(/(?:\buseService|\.get)\(\s*([A-Z]\w*)\b/g)) {
      const declared = names.get(name);
      if (declared !== undefined) asked[when].push({ by: path, name, path: declared });
    }
    const ofUi = (it: string) => it.startsWith('ui/');
    for (const it of now.filter(ofUi)) visit(it, when);
    for (const it of late.filter(ofUi)) visit(it, 'late');
  };
  visit(file, 'now');
  return asked;
};
