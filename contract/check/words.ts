import { CALLS, type CallName } from '../../domain/calls';
import type { OtherSpellings } from '../../domain/wire/invented-values';
import { inventedEnums } from '../../domain/wire/schemas';
import { enumOf, explained, wirePath } from '../document/json-schema';
import { type Branch, branchesOf, treeOf } from '../document/tree';
import { UNKNOWN_WORDS } from '../table/words';
import type { Gap } from './facts';
import { valuesAt } from './values';

/** Matches a word of an enum. Other text may contain user data and is not printed. */
const wordForm = /^(?!.*\d{3})[a-z][a-z\d_]{0,39}$/i;

/** Lists values, and masks those that do not match `wordForm`. */
export const namesOf = (values: readonly string[]): string => {
  const names = values.map((it) => (wordForm.test(it) ? it : 'a value that is not printed'));
  return [...new Set(names)].join(', ');
};

/** Returns a gap if an enum field has values that the client does not know. */
export const unknownWords = (
  { path, tree }: Branch,
  values: readonly unknown[],
  words: OtherSpellings,
): Gap | undefined => {
  const known = tree.kind === 'value' ? enumOf(tree.schema) : [];
  const { list } = inventedEnums.get(tree.schema) ?? {};
  const all = [...known, ...Object.keys((list && words[list]) ?? {})];
  const texts = values.filter((it) => typeof it === 'string').filter((it) => it !== '');
  const unknown = [...new Set(texts)].filter((it) => !all.includes(it));
  if (known.length === 0 || unknown.length === 0) return undefined;
  const field = wirePath(path);
  const why = [
    `${field}: the client does not know ${namesOf(unknown)}`,
    ...(list === undefined || list === 'refusals' ? [] : [`for it, ${UNKNOWN_WORDS[list]}`]),
    `${field} can be ${explained(tree.schema).join(', ')}`,
    ...(list === undefined
      ? []
      : [
          `words.${list} in config.json can map yours to one of these, and --config <file> checks with that`,
        ]),
  ];
  return { field: path, why: why.join('; ') };
};

/** Returns a gap for each field of an answer with a word that the client does not know. */
export const unknownWordsIn = (
  name: CallName,
  answer: unknown,
  words: OtherSpellings,
): readonly Gap[] =>
  branchesOf(treeOf(CALLS[name].answer)).flatMap(
    (branch) => unknownWords(branch, valuesAt(answer, branch.path), words) ?? [],
  );
