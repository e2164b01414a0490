import { type CallName, CALLS } from '../../domain/calls';
import { type Field, put } from './fields';
import { type Screen, screenOf } from './screen';
import { outcomeOf, type WrongWay, wrongValue, wrongWays } from './wrong-values';

const wrongAt =
  (name: CallName, field: Field, value: unknown) => (called: CallName, answer: unknown) =>
    called === name ? put(answer, CALLS[name].answer, field.path, value) : answer;

const goodScreens = new Map<CallName, Promise<Screen>>();

/** What the scene shows of the lender's own answer. */
const goodScreen = (name: CallName): Promise<Screen> => {
  const good = goodScreens.get(name) ?? screenOf(name, (_, answer) => answer);
  goodScreens.set(name, good);
  return good;
};

/** Amounts that nobody sent: a screen without a field shows nothing that it does not show with it. */
const inventedAmounts = (without: Screen, good: Screen): readonly string[] =>
  [...without.amounts]
    .filter((amount) => !good.amounts.has(amount))
    .map((amount) => `shows ${amount}, which nobody sent`);

/** The optional fields without which nothing may be shown: nobody may pay in a currency that could not be read. */
const vital = new Set(['amountDueCurrency']);

/** What is wrong with a screen that was fed a wrong value. `without`: the same without the field. */
const faultsOf = (way: WrongWay, field: Field, screen: Screen, without: Screen): string[] => {
  const outcome = outcomeOf(field, way);
  const reported = screen.reports.filter(({ kind }) => kind === 'drift').length;
  const expected = outcome === 'silent' || outcome === 'good' ? 0 : 1;
  // A text may be a link that no list lets through: it is left out, and reported as that.
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

/** Feeds a field all wrong values over the real app; what went wrong, in words. */
export const feed = async (
  name: CallName,
  field: Field,
  ways: readonly WrongWay[] = wrongWays,
): Promise<{ readonly fed: number; readonly faults: readonly string[] }> => {
  const without = await screenOf(name, wrongAt(name, field, undefined));
  // Where an entry goes, another one may come into view.
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
