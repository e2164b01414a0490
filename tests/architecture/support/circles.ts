import type { IModule } from 'dependency-cruiser';
import { dirname } from 'node:path/posix';

/** Returns the imports of a room from one of its folders to another that depends on the first. */
export const circlesOfFolders = (room: string, modules: readonly IModule[]): string[] => {
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({
      named: `${source} → ${resolved}`,
      from: dirname(source),
      to: dirname(resolved),
    })),
  );
  const inside = imports.filter((it) =>
    [it.from, it.to].every((folder) => `${folder}/`.startsWith(`${room}/`)),
  );
  const reachedFrom = (folder: string, seen = new Set<string>()): ReadonlySet<string> => {
    for (const { from, to } of inside)
      if (from === folder && !seen.has(to)) reachedFrom(to, seen.add(to));
    return seen;
  };
  return inside
    .filter(({ from, to }) => from !== to && reachedFrom(to).has(from))
    .map(({ named }) => named);
};
