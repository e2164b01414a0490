import { expect, test } from 'vitest';
import { parsePayload, readPayload } from '../../../adapters/http/answer';
import { type CallName, CALLS } from '../../../domain/calls';
import { spelled } from '../../support/spelled';
import { scenes } from '../scenes';
import { refusal } from './lender-fetch';
import { mutantsOf } from './mutants';
import { openDocument } from './open-document';
import { amountsShown, isWaiting } from './oracle';
import { play } from './play';
import { tally } from './tally';

/** The number of mutants of each answer. */
export const each = 300;
const seed = 23;

/** Returns every number that was sent, in any spelling; how the client reads it does not matter. */
const numbersIn = (sent: unknown): readonly string[] => {
  if (typeof sent === 'number') return [String(sent)];
  if (typeof sent === 'string') return /^-?\d+(?:\.0+)?$/.test(sent) ? [String(Number(sent))] : [];
  if (typeof sent !== 'object' || sent === null) return [];
  return Object.values(sent).flatMap(numbersIn);
};

/** Whether an amount was sent, or is the difference of two that were: the used amount is the limit minus the rest. */
const isMadeOf = (amount: number, sent: ReadonlySet<string>): boolean =>
  sent.has(String(amount)) ||
  (amount !== 0 && [...sent].some((one) => sent.has(String(Number(one) - amount))));

/** Returns what a scene shows with a changed answer of its call. */
const lookAt = async (name: CallName, change: (data: unknown) => unknown) => {
  const { steps = [], failing = [], ...opening } = scenes[name];
  let good: unknown;
  const sent = new Set<string>();
  /** Records every number that the lender or the mutant sends on this screen. */
  const noted = (data: unknown): unknown => {
    for (const number of numbersIn(data)) sent.add(number).add(String(-Number(number)));
    return data;
  };
  const opened = await openDocument({
    ...opening,
    onCall: (call) => {
      if (failing.includes(call.name)) return refusal(422, 'NOT_OFFERED');
      if (call.name !== name) return call.answer(noted);
      return call.answer((data) => {
        good ??= data;
        return noted(change(data));
      });
    },
  });
  try {
    await opened.firstPage(3_300);
    await play(opened, steps);
    await opened.pass(900, 300);
    if (isWaiting() || good === undefined) await opened.pass(20_000, 1_000);
    const amounts = amountsShown();
    // An empty list sums up to zero.
    const isEmptyList = amounts.length === 1 && amounts[0] === '0';
    const invented = amounts.filter((it) => !isEmptyList && !isMadeOf(Number(it), sent));
    return {
      good,
      wrong: [
        ...opened.problems(),
        ...invented.map((amount) => `shows ${amount}, which nobody sent`),
      ],
    };
  } finally {
    opened.close();
  }
};

/** Returns what the client reads from an answer, as a text; equal texts mean answers that it cannot distinguish. */
const readingOf = (name: CallName, data: unknown): string => {
  const row = CALLS[name];
  const payload = parsePayload(row, { status: 200, text: JSON.stringify({ data: spelled(data) }) });
  if (!payload.ok) return 'refused';
  const read = readPayload(row, payload.value);
  return read.ok ? (JSON.stringify(read.value.value) ?? 'nothing') : 'cannot be read';
};

/** Draws every mutant of an answer that the client can distinguish, and returns the problems by mutant. */
export const driftOf = async (
  name: CallName,
  count: number = each,
): Promise<readonly (readonly [string, readonly string[]])[]> => {
  const { good, wrong: wrongBefore } = await lookAt(name, (data) => data);
  if (good === undefined) throw new Error(`${name} is not answered here`);
  const seen = new Map<string, readonly string[]>();
  const cases: (readonly [string, readonly string[]])[] = [];
  for (const mutant of mutantsOf(good, count, seed)) {
    const key = readingOf(name, mutant.data);
    const wrong = seen.get(key) ?? (await lookAt(name, () => mutant.data)).wrong;
    seen.set(key, wrong);
    cases.push([`${name}: ${mutant.what}`, wrong]);
  }
  process.stdout.write(`${name}: ${cases.length} mutants, ${seen.size} of them drawn\n`);
  return [...cases, ...(wrongBefore.length > 0 ? [[`${name} itself`, wrongBefore] as const] : [])];
};

/** Tests the drift of half of the calls: the suite has as many files as can run at the same time. */
export const testDrift = (share: 0 | 1): void => {
  const { expectNone } = tally('drift');
  const names = (Object.keys(CALLS) as CallName[]).filter((_, at) => at % 2 === share);

  test.each(names)('whatever %s answers, the rest of the screen works', async (name) => {
    const cases = await driftOf(name);
    expect(cases).toHaveLength(each);
    expectNone(cases);
  });
};
