import type { CallName } from '../../domain/calls';
import { defOf, mainList } from '../../domain/wire/read-answer';
import type { Call } from '../../domain/wire/call';
import type { OtherSpellings } from '../../domain/wire/invented-values';
import { otherSpellings } from '../../domain/wire/schemas';
import { wireKey } from '../document/json-schema';
import type { JsonSchema } from '../document/kinds';
import { calls } from '../document/open-api';
import { type Branch, type Tree, treeOf } from '../document/tree';
import { isRead } from './ask';
import { ABOUT, WITHOUT } from './claims';
import { accepted, type CallFacts, type FieldFact, type Facts, type Gap, noAnswer } from './facts';
import { fieldLinesOf, spareGaps } from './fields';
import { fits } from './fits';
import { guessAcross, guessRenames } from './renames';
import { withoutReplaced } from './replaced';
import { compareRequest } from './request';
import { ForeignDocument, keyOfCall, referenceIn, typesOf } from './schema';
import { sentenceOf, unresolved } from './sentences';
import { camelName } from './values';
import { unknownWords } from './words';

/** Compares the fields of a tree with a schema of the document. */
class Comparison {
  readonly facts = new Map<string, FieldFact>();
  readonly extra: string[] = [];
  readonly gaps: Gap[] = [];

  constructor(
    private readonly document: ForeignDocument,
    private readonly words: OtherSpellings,
  ) {}

  group(tree: Tree, schema: JsonSchema, path: string): void {
    if (tree.kind === 'list') return this.group(tree.of, this.itemsOf(schema), `${path}[]`);
    if (tree.kind === 'value') return;
    const named = new Map(
      [...this.propertiesOf(tree, schema)].map(([name, it]) => [camelName(name), it]),
    );
    const pathOf = (name: string) => (path === '' ? name : `${path}.${name}`);
    const known = new Map(
      tree.fields.map((it) => [
        it,
        named.get(it.name) ?? named.get(camelName(wireKey(it.name))) ?? this.other(it.tree, named),
      ]),
    );
    const unknown = [...named].filter(([, it]) => ![...known.values()].includes(it));
    const missing = tree.fields.filter((it) => !known.get(it));
    const guesses = guessRenames(
      missing.map((it) => ({ name: it.name, type: '', tree: it.tree })),
      unknown.map(([name, it]) => ({ name, type: '', schema: it })),
      (one, other) => fits(one.tree, other.schema),
      path,
    );
    const guessOf = (name: string): string | undefined => {
      const guess = guesses.find(([, it]) => it === name);
      return guess && pathOf(guess[2]);
    };
    this.extra.push(...unknown.map(([name]) => pathOf(name)));
    for (const [branch, found] of known) {
      const reference = found && this.referenceIn(branch.tree, found);
      if (!found)
        this.mark(branch, { state: 'missing', perhaps: guessOf(branch.name), beside: [] });
      else if (reference !== undefined) this.mark(branch, { state: 'other type', reference });
      else {
        this.facts.set(branch.path, { state: fits(branch.tree, found) ? 'there' : 'other type' });
        const { enum: listed } = found;
        const gap = unknownWords(branch, Array.isArray(listed) ? listed : [], this.words);
        if (gap) this.gaps.push(gap);
        this.group(branch.tree, found, branch.path);
      }
    }
  }

  /** Stores the fact of a field, which is that of each field inside it too. */
  private mark({ path, tree }: Branch, fact: FieldFact): void {
    this.facts.set(path, fact);
    const inner = tree.kind === 'list' ? tree.of : tree;
    if (inner.kind === 'group')
      for (const it of inner.fields) this.mark(it, { group: path, ...fact });
  }

  /** Returns the reference without a target of a schema, or of the rows of its list. */
  referenceIn(tree: Tree, schema: JsonSchema): string | undefined {
    const rows = tree.kind === 'list' ? referenceIn(this.itemsOf(schema)) : undefined;
    return referenceIn(schema) ?? rows;
  }

  private other({ schema }: Tree, named: ReadonlyMap<string, JsonSchema>): JsonSchema | undefined {
    return named.get(otherSpellings.get(schema)?.name ?? '');
  }

  /** Returns the properties of a group, which may be sent as its list alone. */
  private propertiesOf(tree: Tree, schema: JsonSchema): ReadonlyMap<string, JsonSchema> {
    const list = mainList(defOf(tree.schema).shape ?? {});
    return list !== undefined && typesOf(schema).includes('array')
      ? new Map([[list, schema]])
      : this.document.properties(schema);
  }

  /** Returns the rows of a list, which may be under any single key. */
  private itemsOf(schema: JsonSchema): JsonSchema {
    if (schema['items'] !== undefined) return this.document.resolve(schema['items']);
    const [list, ...others] = [...this.document.properties(schema).values()].filter((it) =>
      typesOf(it).includes('array'),
    );
    return list && others.length === 0 ? this.document.resolve(list['items']) : {};
  }
}

/** Returns whether the client can do nothing with an empty answer. */
const needsAnswer = (row: Call, tree: Tree): boolean =>
  tree.kind === 'list' ||
  (tree.kind === 'group' && tree.fields.some(({ isRequired }) => isRequired || isRead(row)));

/** Describes an answer without any of several fields, if one is enough; empty if it has one. */
const lackIn = (name: CallName, fact: (path: string) => FieldFact): readonly string[] => {
  const lack = Object.entries(WITHOUT).find(([call]) => call === name);
  const facts = (ABOUT[name] ?? []).map((path) => [path, fact(path)] as const);
  if (!lack || facts.some(([, { state }]) => state === 'there')) return [];
  return [lack[1], ...facts.map(([path, it]) => sentenceOf(path, it))];
};

const compareCall = (
  name: CallName,
  row: Call,
  operation: JsonSchema,
  document: ForeignDocument,
  words: OtherSpellings,
): CallFacts => {
  const lost = referenceIn(operation);
  if (lost !== undefined) return noAnswer('failed', unresolved(lost));
  const { notes, demands } = compareRequest(row, operation, document);
  const responses = operation['responses'] as Readonly<Record<string, unknown>> | undefined;
  const [, good] = Object.entries(responses ?? {}).find(([status]) => status.startsWith('2')) ?? [];
  const answer = document.contentOf(good);
  const comparison = new Comparison(document, words);
  const tree = treeOf(row.answer);
  const schema = document.properties(answer).get('data') ?? answer;
  const reference = comparison.referenceIn(tree, schema);
  if (reference !== undefined) return noAnswer('failed', unresolved(reference));
  if (Object.keys(schema).length === 0)
    return needsAnswer(row, tree)
      ? noAnswer('failed', 'the answer has no schema')
      : { ...noAnswer('none', accepted), notes };
  comparison.group(tree, schema, '');
  const { facts, extra, gaps } = comparison;
  const missing = [...facts].filter(([, { state }]) => state === 'missing');
  const across = guessAcross(
    missing.map(([path]) => path),
    extra,
  );
  const fact = (path: string): FieldFact => {
    const perhaps = across.get(path);
    if (perhaps !== undefined) return { state: 'missing', perhaps };
    return facts.get(path) ?? { state: 'there' };
  };
  const fields = fieldLinesOf(name, withoutReplaced(name, [...facts.keys()], fact), extra, fact);
  const demanded = `it demands ${demands.join(', ')}, which is not sent`;
  const whys = [...(demands.length > 0 ? [demanded] : []), ...lackIn(name, fact)];
  return {
    outcome: whys.length === 0 ? 'read' : 'failed',
    why: whys.length === 0 ? undefined : whys.join('; '),
    fact,
    gaps,
    notes: [...notes, ...spareGaps(name, gaps)],
    fields,
  };
};

export const absentCall = 'the document does not have it';

/** Compares an OpenAPI document with the contract. */
export const checkDocument = (root: unknown, words: OtherSpellings): Facts => {
  const document = new ForeignDocument(root);
  const operations = document.operations();
  return new Map(
    calls.map(([name, row]): readonly [CallName, CallFacts] => {
      const operation = operations.get(keyOfCall(row.method, row.path));
      return [
        name,
        operation
          ? compareCall(name, row, operation, document, words)
          : noAnswer('failed', absentCall),
      ];
    }),
  );
};
