import { parseSync } from 'vite';
import type { Source } from './sources';

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

interface Declared {
  readonly name: string;
  /** `path:line`. */
  readonly at: string;
  readonly isExported: boolean;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
const nodes = (value: unknown): readonly Node[] => [value].flat().filter(isNode);

/** Returns the identifiers that a pattern binds: `{ a, b: [c = 1, ...d] }` binds a, c and d. */
const bound = (pattern: Node): readonly Node[] => {
  switch (pattern.type) {
    case 'ObjectPattern':
      return nodes(pattern['properties']).flatMap(bound);
    case 'ArrayPattern':
      return nodes(pattern['elements']).flatMap(bound);
    case 'Property':
      return nodes(pattern['value']).flatMap(bound);
    case 'AssignmentPattern':
      return nodes(pattern['left']).flatMap(bound);
    case 'RestElement':
      return nodes(pattern['argument']).flatMap(bound);
    case 'TSParameterProperty':
      return nodes(pattern['parameter']).flatMap(bound);
    default:
      return [pattern];
  }
};

/** Returns the identifiers that a node declares: functions, classes, types, variables, parameters, properties. */
const declaredBy = (node: Node): readonly Node[] => {
  const isBound = node['computed'] === true || node['shorthand'] === true;
  const key = isBound ? [] : nodes(node['key']);
  const local = node.type === 'ImportSpecifier' ? nodes(node['local']) : [];
  return [...key, ...local, ...[node['id'], node['params']].flatMap(nodes).flatMap(bound)];
};

/** Returns every name that a module declares. An import that keeps its name belongs to the other module. */
export const declaredIn = ({ path, text }: Source): readonly Declared[] => {
  const { program, module } = parseSync(path, text);
  const exported = new Set(
    module.staticExports.flatMap(({ entries }) => entries.map(({ exportName: { name } }) => name)),
  );
  const found: Declared[] = [];
  const visit = (node: Node): void => {
    const imported = node.type === 'ImportSpecifier' ? nodes(node['imported'])[0]?.['name'] : null;
    for (const { name, start } of declaredBy(node))
      if (typeof name === 'string' && name !== imported) {
        const line = text.slice(0, Number(start)).split('\n').length;
        found.push({ name, at: `${path}:${line}`, isExported: exported.has(name) });
      }
    for (const value of Object.values(node)) nodes(value).forEach(visit);
  };
  nodes(program).forEach(visit);
  return found;
};
