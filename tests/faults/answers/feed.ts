import { type CallName, CALLS } from '../../../domain/calls';
import { likelyRenames } from '../../../domain/wire/renames';
import { type Field, put } from './fields';
import { type Screen, screenOf } from './screen';
import { outcomeOf, type WrongWay, wrongValue, wrongWays } from './wrong-values';

const wrongAt =
  (name: CallName, field: Field, value: unknown) => (called: CallName, answer: unknown) =>
    called === name ? put(answer, CALLS[name].answer, field.path, value) : answer;

const goodScreens = new Map<CallName, Promise<Screen>>();

/** Returns the screen that the scene shows for the lender's own answer. */
const goodScreen = (name: CallName): Promise<Screen> => {
  const good = goodScreens.get(name) ?? screenOf(name, (_, answer) => answer);
  goodScreens.set(name, good);
  return good;
};

/** Returns amounts that were never sent: a screen without a field shows no amount that the screen with it lacks. */
const inventedAmounts = (without: Screen, good: Screen): readonly string[] =>
  [...without.amounts]
    .filter((amount) => !good.amounts.has(amount))
    .map((amount) => `shows ${amount}, which nobody sent`);

/** Optional fields that stop the page when they are wrong: a bill in an unreadable currency cannot be paid. */
const vital = new Set(['amountDueCurrency']);

/** Texts that a page shows only with an explanation of its own. It reports any other one. */
const explained = new Set(['*.feature']);

/** Returns the faults of a screen with a wrong value. `without`: the screen without the field. */
const faultsOf = (way: WrongWay, field: Field, screen: Screen, without: Screen): string[] => {
  const isUnexplained = way === 'an unknown word' && explained.has(field.path.join('.'));
  const outcome = isUnexplained ? 'odd' : outcomeOf(field, way);
  // Of the names that may be renamed, only likely ones are reported further.
  const reported = screen.reports.filter(
    ({ kind, renames }) => kind === 'drift' && (!renames || likelyRenames(renames).length > 0),
  ).length;
  const expected = outcome === 'silent' || outcome === 'good' ? 0 : 1;
  // A text may be a link that no list allows: it is left out, and reported as such.
  const dropped = screen.reports.filter(({ kind }) => kind === 'navigation').length;
  const mayDrop = outcome === 'good' && field.path.at(-1) === 'link' ? 1 : 0;
  const isSame = outcome === 'silent' || (outcome === 'left out' && field.costs === 'part');
  const mayFail = outcome !== 'silent' && vital.has(field.path.join('.'));
  return [
    ...screen.problems.filter((problem) => !mayFail || problem !== 'an error dialog'),
    ...(screen.answered > 0 ? [] : ['the answer is not read here']),
    ...(reported === expected ? [] : [`${reported} reports instead of ${expected}`]),
    ...(dropped <= mayDrop ? [] : [`${dropped} links reported`]),
    ...(isSame && screen.shown !== without.shown ? ['not as if it were missing'] : []),
  ];
};

/** Feeds a field all wrong values in the real app, and returns the faults. */
export const feed = async (
  name: CallName,
  field: Field,
  ways: readonly WrongWay[] = wrongWays,
): Promise<{ readonly fed: number; readonly faults: readonly string[] }> => {
  const without = await screenOf(name, wrongAt(name, field, undefined));
  // Another entry may come into view when one is left out.
  const good = field.path.includes('*') ? without : await goodScreen(name);
  const faults = inventedAmounts(without, good).map(
    (fault) => `${name} ${field.path.join('.')}: ${fault}`,
  );
  for (const way of ways) {
    const screen =
      way === 'absent'
        ? without
        : await screenOf(name, wrongAt(name, field, wrongValue(field, way)));
    for (const fault of faultsOf(way, field, screen, without))
      faults.push(`${name} ${field.path.join('.')} ${way}: ${fault}`);
  }
  return { fed: ways.length, faults };
};
