import type { CallName } from '../../domain/calls';
import { ROUTES } from '../../domain/navigation/routes';
import type { Call } from '../../domain/wire/call';
import { defOf } from '../../domain/wire/read-answer';
import { exampleOf } from '../document/example';
import { explained, unitOf, valueSchema, wireKey, wirePath } from '../document/json-schema';
import { KINDS } from '../document/kinds';
import { meaningsOf } from '../document/open-api';
import { branchesOf, type Branch, plain, treeOf } from '../document/tree';
import type { FieldMeaning, Group } from '../table/meaning';
import { MEANINGS } from '../table/meanings';
import { REFUSALS } from '../table/refusals';
import { callsOf, screensOf } from '../table/screens';
import { codeText, jsonBlock, paragraphs, table } from './markdown';

type Meaning = Partial<FieldMeaning> & Partial<Group>;

/** Returns the values that a field allows, if its schema lists them. */
const wordsOf = ({ tree }: Branch): string => {
  if (tree.kind !== 'value') return '';
  const words = explained(tree.schema, codeText);
  return words.length === 0 ? '' : ` One of ${words.join(', ')}.`;
};

const typeOfValue = (given: Call['answer']): string => {
  const schema = plain(given);
  const { element, valueType, options } = defOf(schema);
  if (element) return `list of ${typeOfValue(element)}`;
  if (valueType) return `map of ${typeOfValue(valueType)}`;
  if (options) return options.map(typeOfValue).join(' or ');
  const { type } = valueSchema(schema);
  return KINDS.get(schema)?.name ?? (typeof type === 'string' ? type : 'anything');
};

const typeOf = ({ tree }: Branch): string =>
  tree.kind === 'value' ? typeOfValue(tree.schema) : tree.kind;

const originOf = (meaning: Meaning): string =>
  meaning.origin === 'specification' ? 'spec' : 'ours';

const meaningCell = (branch: Branch, meaning: Meaning): string => {
  const unit = unitOf(branch.tree, meaning);
  return `${meaning.means ?? ''}${wordsOf(branch)}${unit === undefined ? '' : ` Unit: ${unit}.`}`;
};

const requestTable = (name: CallName, row: Call): string | undefined => {
  const parts = [
    ['path', 'params'],
    ['query', 'query'],
    ['header', 'headers'],
    ['body', 'body'],
  ] as const;
  const rows = parts.flatMap(([place, part]) =>
    branchesOf(treeOf(row[part])).map((branch) => {
      const meaning: Meaning = meaningsOf(name, part)(branch.path) ?? {};
      return [
        codeText(branch.path),
        place,
        typeOf(branch),
        branch.isRequired ? 'always' : 'if known',
        originOf(meaning),
        meaningCell(branch, meaning),
      ];
    }),
  );
  return rows.length === 0
    ? undefined
    : table(['Request', 'In', 'Type', 'Sent', 'Name', 'Meaning'], rows);
};

/** What happens in an answer without a field. */
const withoutOf = ({ isRequired, path }: Branch, { without }: Meaning): string => {
  if (without !== undefined) return without;
  if (isRequired && !path.includes('[]')) return '**The answer cannot be read.**';
  return isRequired ? 'The row is left out.' : 'It is not shown.';
};

const answerTable = (name: CallName, row: Call): string | undefined => {
  const branches = new Map(branchesOf(treeOf(row.answer)).map((it) => [wirePath(it.path), it]));
  const rows = [...branches].map(([path, branch]) => {
    const meaning: Meaning = meaningsOf(name, 'answer')(branch.path) ?? {};
    return [
      codeText(path),
      typeOf(branch),
      originOf(meaning),
      meaningCell(branch, meaning),
      withoutOf(branch, meaning),
    ];
  });
  return rows.length === 0
    ? undefined
    : table(['Answer, in `data`', 'Type', 'Name', 'Meaning', 'Without it'], rows);
};

const exampleAnswer = (name: CallName, row: Call): string => {
  const tree = treeOf(row.answer);
  return jsonBlock({ data: exampleOf(tree, meaningsOf(name, 'answer'), wireKey) ?? {} });
};

const isEverywhere = (name: CallName): boolean => name === 'applicationStatus';
const everywhere = 'every one behind the login';

/** Names the screens that make a call. */
export const screensIn = (name: CallName): string =>
  isEverywhere(name)
    ? everywhere
    : screensOf(name)
        .map((id) => codeText(ROUTES[id].path))
        .join(', ');

/** Names the screens that need a call, with the fields that each needs. */
const needsIn = (name: CallName): string => {
  if (isEverywhere(name)) return everywhere;
  const needs = screensOf(name).flatMap((id) => {
    const fields = callsOf(id).get(name)?.needs;
    const named = fields?.map((path) => codeText(wirePath(path))).join(', ');
    return fields ? [`${codeText(ROUTES[id].path)}${named ? ` (${named})` : ''}`] : [];
  });
  return needs.join(', ') || 'none: without it, a part of a screen is missing';
};

const repeatsOf = ({ once, retry }: Call): string =>
  once
    ? 'The client never repeats it: a repetition would do harm. With `idempotencyKeys` it carries `Idempotency-Key`.'
    : retry > 0
      ? `May be repeated: up to ${retry} times after a lost connection, a timeout or a 5xx.`
      : 'May be repeated, by the user.';

/** Returns the section of a call. */
export const callSection = (name: CallName, row: Call): string =>
  paragraphs(
    `### ${row.method} ${row.path}`,
    MEANINGS[name].means,
    [
      `- Screens: ${screensIn(name)}`,
      `- Screens that need it: ${needsIn(name)}`,
      `- ${repeatsOf(row)}`,
      ...(row.notFoundIsNone ? ['- A 404 is an empty answer.'] : []),
      ...row.refusals.map((it) => `- Refusal ${codeText(it)}: ${REFUSALS[it]}`),
    ].join('\n'),
    requestTable(name, row),
    answerTable(name, row) ?? 'The answer is not read. Every 2xx without `errors` is a success.',
    exampleAnswer(name, row),
  );
