import type { Call } from '../../domain/wire/call';
import type { JsonSchema } from '../document/kinds';
import { treeOf } from '../document/tree';
import { fits } from './fits';
import { type ForeignDocument, referenceIn, requiredOf } from './schema';
import { unresolved } from './sentences';

/** A part of a request, as the document has it. */
interface Part {
  readonly place: 'query' | 'header' | 'body';
  readonly ours: Call['query'];
  readonly theirs: ReadonlyMap<string, JsonSchema>;
  readonly required: readonly string[];
  /** Whether each reference of it has a target, so that what it lacks is missing. */
  readonly isWhole: boolean;
}

/** The headers of every call. */
const always = new Set([
  'accept',
  'application-source',
  'authorization',
  'content-type',
  'idempotency-key',
  'x-user-locale',
]);

/** Header names ignore case. */
const spelled = (place: Part['place'], name: unknown): string =>
  place === 'header' ? String(name).toLowerCase() : String(name);

const parametersIn = (
  place: 'query' | 'header',
  ours: Call['query'],
  parameters: readonly JsonSchema[],
  document: ForeignDocument,
): Part => {
  const own = parameters.filter((it) => it['in'] === place);
  const nameOf = (it: JsonSchema) => spelled(place, it['name']);
  return {
    place,
    ours,
    theirs: new Map(own.map((it) => [nameOf(it), document.resolve(it['schema'])])),
    required: own.filter((it) => it['required'] === true).map(nameOf),
    isWhole: parameters.every((it) => referenceIn(it) === undefined),
  };
};

const comparePart = ({ place, ours, theirs, required, isWhole }: Part) => {
  const tree = treeOf(ours);
  const fields = tree.kind === 'group' ? tree.fields : [];
  const known = new Set(fields.map(({ name }) => spelled(place, name)));
  const notes = fields.flatMap(({ name, tree: inner }) => {
    const found = theirs.get(spelled(place, name));
    if (!found) return isWhole ? [`missing: ${place} ${name}`] : [];
    return fits(inner, found) ? [] : [`other type: ${place} ${name}`];
  });
  const demands = required.filter(
    (name) => !known.has(name) && !(place === 'header' && always.has(name)),
  );
  return { notes, demands: demands.map((name) => `${place} ${name}`) };
};

/** Returns what the document does not take of a request, and what it demands that the client does not send. */
export const compareRequest = (
  row: Call,
  operation: JsonSchema,
  document: ForeignDocument,
): { readonly notes: readonly string[]; readonly demands: readonly string[] } => {
  const parameters = (operation['parameters'] as readonly unknown[]).map((it) =>
    document.resolve(it),
  );
  const body = document.contentOf(operation['requestBody']);
  const references = [...parameters, body].flatMap((it) => referenceIn(it) ?? []);
  const parts = [
    parametersIn('query', row.query, parameters, document),
    parametersIn('header', row.headers, parameters, document),
    {
      place: 'body',
      ours: row.body,
      theirs: document.properties(body),
      required: requiredOf(body),
      isWhole: referenceIn(body) === undefined,
    } as const,
  ].map(comparePart);
  return {
    notes: [
      ...references.map((it) => `${unresolved(it)} (request)`),
      ...parts.flatMap(({ notes }) => notes),
    ],
    demands: parts.flatMap(({ demands }) => demands),
  };
};
