import { type CallName, CALLS } from '../../domain/calls';
import { defOf, mainList } from '../../domain/wire/read-answer';
import { isGroup, onlyListIn } from '../../domain/kernel/spellings';
import { UNREAD } from '../../domain/kernel/unread';
import { likelyRenames, type RenamePair } from '../../domain/wire/renames';
import { otherSpellings } from '../../domain/wire/schemas';
import { enumOf, wirePath } from '../document/json-schema';
import { calls, meaningsOf } from '../document/open-api';
import { branchesOf, type Tree, treeOf } from '../document/tree';
import type { ScreenUse } from '../table/meaning';
import { MEANINGS } from '../table/meanings';
import type { FieldFact, FieldLine, Gap } from './facts';
import { guessAcross } from './renames';
import { withoutReplaced } from './replaced';
import { below, isWithin, parentOf, tablePath, valuesAt } from './values';

/** The states of lines with the same name on the wire, such as of `applicationID` and `applicationId`: the last counts. */
const ranks: readonly FieldLine['state'][] = [
  'absent',
  'missing',
  'inside',
  'empty',
  'other type',
  'unresolved',
  'renamed',
  'there',
];

/** Returns whether a server may leave a field out, since no screen shows less without it. */
const isSpare = (name: CallName, path: string): boolean => {
  const uses: readonly ScreenUse[] = Object.values(MEANINGS[name].on);
  return !uses.some(({ needs = [], uses: used = [] }) => [...needs, ...used].includes(path));
};

/** Returns the gaps of fields that no screen uses. */
export const spareGaps = (name: CallName, gaps: readonly Gap[]): readonly string[] =>
  gaps.filter(({ field }) => isSpare(name, field)).map(({ why }) => `optional: ${why}`);

/** The names of fields with a closed list of words, which are no names for other fields. */
const enumNames: ReadonlySet<string> = new Set(
  calls.flatMap(([, { answer }]) =>
    branchesOf(treeOf(answer))
      .filter(({ tree }) => tree.kind === 'value' && enumOf(tree.schema).length > 0)
      .map(({ name }) => name),
  ),
);

/** Returns the lines of the fields of a call. Below a missing group, only a field that was found elsewhere has one. */
export const fieldLinesOf = (
  name: CallName,
  paths: readonly string[],
  extra: readonly string[],
  factOf: (path: string) => FieldFact,
): readonly FieldLine[] => {
  const facts = paths.map((path) => ({ path, ...factOf(path) }));
  const lost = facts.filter((it) => it.state !== 'there').map(({ path }) => path);
  const moved = facts.filter((it) => it.perhaps !== undefined && it.group === undefined);
  const lines = facts.flatMap((fact): readonly FieldLine[] => {
    const { path, state, perhaps, group, inside, reference } = fact;
    const { isEmpty = false, isNull = false } = fact;
    const isBelow = lost.some((it) => it !== path && isWithin(path, it));
    // The fields of the group were found in other places.
    const isEmptied = moved.some((it) => it.path !== path && isWithin(it.path, path));
    const isUnused = isSpare(name, path);
    const line = { field: wirePath(path), ...(isUnused && { optional: true as const }) };
    if (perhaps !== undefined && group === undefined)
      return [{ ...line, state: 'renamed', perhaps: wirePath(perhaps) }];
    if (isBelow || (state === 'missing' && isEmptied)) return [];
    if (state === 'there') return [{ field: line.field, state }];
    if (reference !== undefined) return [{ ...line, state: 'unresolved', perhaps: reference }];
    if (state !== 'missing' || isEmpty) return [{ ...line, state: isEmpty ? 'empty' : state }];
    if (isNull || isUnused) return [{ field: line.field, state: 'absent' }];
    if (inside !== undefined) return [{ ...line, state: 'inside', perhaps: wirePath(inside) }];
    const { without } = meaningsOf(name, 'answer')(path) ?? {};
    return [{ ...line, state, ...(without !== undefined && { without }) }];
  });
  const own = ranks.flatMap((rank) => lines.filter(({ state }) => state === rank));
  const best = new Map(own.map((it) => [it.field, it]));
  const guessed = new Set(
    facts.flatMap(({ perhaps = [], inside = [] }) => [perhaps, inside].flat()),
  );
  const others = extra
    .filter((path) => !guessed.has(path))
    .map((path) => ({ field: wirePath(path), state: 'extra' as const }));
  return [...lines.filter((it) => best.get(it.field) === it), ...others];
};

/** Returns an answer with the lists and values that the client also finds in other places where the contract has them. */
export const inPlace = (tree: Tree, sent: unknown): unknown => {
  if (tree.kind === 'value') return sent;
  if (tree.kind === 'list') {
    const rows = isGroup(sent) ? onlyListIn(sent) : sent;
    return Array.isArray(rows) ? rows.map((row) => inPlace(tree.of, row)) : sent;
  }
  const list = mainList(defOf(tree.schema).shape ?? {});
  if (Array.isArray(sent) && list !== undefined) return inPlace(tree, { [list]: sent });
  if (!isGroup(sent)) return sent;
  const held = new Map<string, unknown>(Object.entries(sent));
  const only = onlyListIn(
    sent,
    tree.fields.map(({ name }) => name),
  );
  for (const { name, tree: inside } of tree.fields) {
    const { name: other = '' } = otherSpellings.get(inside.schema) ?? {};
    const isOnly = (key: string) => name === list && only !== undefined && held.get(key) === only;
    const source = [name, other, ...held.keys()].find((key) =>
      key === name || key === other ? held.has(key) : isOnly(key),
    );
    if (source === undefined) continue;
    const value = held.get(source);
    held.delete(source);
    held.set(name, inPlace(inside, value));
  }
  return Object.fromEntries(held);
};

/** Returns the paths of the fields in an answer that the client does not know. */
const extraIn = (tree: Tree, values: readonly unknown[], path = ''): readonly string[] => {
  if (tree.kind === 'value') return [];
  if (tree.kind === 'list')
    return extraIn(tree.of, values.filter(Array.isArray).flat(), `${path}[]`);
  const groups = values.filter(isGroup).map((it) => new Map<string, unknown>(Object.entries(it)));
  const known = new Set(tree.fields.map(({ name }) => name));
  const keys = new Set(groups.flatMap((group) => [...group.keys()]));
  return [
    ...[...keys].filter((it) => !known.has(it)).map((it) => below(path, it)),
    ...tree.fields.flatMap(({ name, path: here, tree: inside }) =>
      extraIn(
        inside,
        groups.map((group) => group.get(name)),
        here,
      ),
    ),
  ];
};

/** Returns whether an answer has no use for a field: an amount in rupiah, beside amounts that are in rupiah. */
const isUnneeded = (path: string, sent: unknown): boolean =>
  /\brupiahAmount$/.test(path) &&
  valuesAt(sent, below(parentOf(path), 'currency')).every((it) => (it ?? 'IDR') === 'IDR');

interface Reading {
  /** The answer, with everything in the places of the contract. */
  readonly sent: unknown;
  /** The part of it that the client uses; all of it if the answer cannot be read. */
  readonly used: unknown;
  readonly leftOut: readonly string[];
  /** The paths at which the server sent `null`. */
  readonly nulls: readonly string[];
  readonly pairs: readonly RenamePair[];
}

/** Minimum number of missing fields for which an unknown group is suggested as their place. */
const severalFields = 3;

/** Returns what is known of the fields of an answer. */
export const fieldsIn = (name: CallName, { sent, used, leftOut, nulls, pairs }: Reading) => {
  const tree = treeOf(CALLS[name].answer);
  const paths = [...new Set(branchesOf(tree).map(({ path }) => path))];
  const extra = [...new Set(extraIn(tree, [sent]))];
  const unread = leftOut.map(tablePath);
  const isUnread = (path: string): boolean =>
    unread.some((it) => it === path || path.startsWith(`${it}.`));
  const valuesOf = (path: string): readonly unknown[] => {
    const found = valuesAt(used, path);
    // A list that lost all its rows has no values, so the sent rows are compared.
    return found.length === 0 ? valuesAt(sent, path) : found;
  };
  const isSent = (it: unknown): boolean => it !== undefined && it !== '';
  const stateOf = (path: string): FieldFact['state'] => {
    const values = valuesOf(path);
    const isLeftOut = isUnread(path) && valuesAt(sent, path).some(isSent);
    if (isLeftOut || values.includes(UNREAD)) return 'other type';
    return values.length === 0 || values.some(isSent) ? 'there' : 'missing';
  };
  const missing = paths.filter((path) => stateOf(path) === 'missing');
  const across = guessAcross(missing, extra);
  const pathOf = ([at]: RenamePair, name: string): string => below(tablePath(at), name);
  const has = (path: string): boolean => valuesAt(sent, path).some((it) => it !== undefined);
  // A field that the client found in another place is not missing.
  const isOpen = (lost: string, other: string): boolean =>
    !has(lost) && has(other) && !isUnneeded(lost, sent);
  const open = pairs.filter((it) => isOpen(pathOf(it, it[1]), pathOf(it, it[2])));
  const likely = likelyRenames(open);
  // A name that is taken for one field is no candidate for another.
  const taken = new Set([...across.values(), ...likely.map((it) => pathOf(it, it[2]))]);
  const isPlace = (it: unknown): boolean => isGroup(it) && !('currency' in it);
  const strange = extra.filter((path) => valuesAt(sent, path).some(isPlace));
  /** Returns an unknown group beside a missing field, if most fields of its group are missing. */
  const insideOf = (path: string): string | undefined => {
    const siblings = missing.filter((it) => parentOf(it) === parentOf(path));
    const found = strange.filter((it) => parentOf(it) === parentOf(path) && !taken.has(it));
    return siblings.length >= severalFields && found.length === 1 ? found[0] : undefined;
  };
  const factOf = (path: string): FieldFact => {
    const state = stateOf(path);
    if (state !== 'missing') return { state };
    const elsewhere = across.get(path);
    if (elsewhere !== undefined) return { state, perhaps: elsewhere };
    const own = open.filter((it) => isWithin(path, pathOf(it, it[1])));
    const guess = likely.find((it) => own.includes(it));
    const group = missing.find((it) => isWithin(path, it) && !has(it));
    const besides = own
      .filter((it) => !taken.has(pathOf(it, it[2])))
      .filter(([, lost, other]) => enumNames.has(lost) || !enumNames.has(other))
      .map(([, , other]) => other);
    return {
      state,
      isEmpty: valuesAt(sent, path).includes(''),
      isNull: nulls.includes(path),
      inside: guess ? undefined : insideOf(path),
      perhaps: guess && pathOf(guess, guess[2]),
      group: group === path ? undefined : group,
      beside: besides.length === 0 ? undefined : besides,
    };
  };
  // Without a row, nothing is known of its fields.
  const known = paths.filter((path) => valuesOf(path).length > 0);
  return { factOf, lines: fieldLinesOf(name, withoutReplaced(name, known, factOf), extra, factOf) };
};
