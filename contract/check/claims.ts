import type { CallName, Calls } from '../../domain/calls';
import { isPartLate } from '../../domain/bills/due-parts';
import { readBills } from '../../domain/bills/read-bills';
import { isGroup } from '../../domain/kernel/spellings';
import { readRupiah } from '../../domain/kernel/money';
import type { AnswerOf } from '../../domain/wire/call';
import { readPlan } from '../../domain/restructure/plan';
import { readPart } from '../../domain/kernel/unread';
import { knownToggles } from '../table/toggles';
import type { Gap } from './facts';
import { valuesAt } from './values';
import { namesOf, unknownWordsIn } from './words';

/** An answer that was read, beside the one that was sent, with the keys of the client. */
interface Heard<K extends CallName> {
  readonly value: AnswerOf<Calls[K]>;
  readonly sent: unknown;
}

type Judge<K extends CallName> = (heard: Heard<K>) => string | undefined;
type Judges = { readonly [K in CallName]?: Judge<K> };

/** Returns the sum of the amounts of a group whose names the client does not know, and that look like these. */
const strangeAmount = (group: unknown, known: readonly string[], like: RegExp): number =>
  Object.entries(isGroup(group) ? group : {})
    .filter(([name]) => !known.includes(name) && like.test(name))
    .reduce((sum, [, held]) => sum + (readRupiah(held) ?? 0), 0);

const hasOtherList = (sent: unknown, known: string): boolean =>
  isGroup(sent) &&
  Object.entries(sent).some(
    ([name, held]) => name !== known && Array.isArray(held) && held.length > 0,
  );

const totals = /total|outstanding|owed|payable|tagihan/i;
const fees = /fee|charge|penalty|denda/i;

const figures = ['total', 'principal', 'fee', 'discount'] as const;

/** Describes an answer without any of its fields in `ABOUT`, if one is enough. */
export const WITHOUT = { billList: 'neither a total nor a bill can be read' } as const;

/** What makes an answer useless although each of its fields can be read: the rules of the pages. */
export const UNUSABLE: Judges = {
  applicationStatus: ({ sent }) =>
    unknownWordsIn('applicationStatus', sent, {}).find(({ field }) => field === 'applicationStatus')
      ?.why,
  billList: ({ value }) => {
    const read = readBills('CURRENT', value);
    return read.ok ? undefined : WITHOUT.billList;
  },
  restructureSummary: ({ value }) => {
    const read = readPlan(value.tenor ?? 0, value);
    if (read.ok || read.error.kind !== 'contract') return undefined;
    const { path } = read.error;
    const figure = figures.find((it) => it === path);
    const isUnread = figure !== undefined && readPart(value[figure]) === undefined;
    return isUnread ? 'the plan cannot be read' : `the figures contradict each other at ${path}`;
  },
  settingsToggles: ({ value, sent }) => {
    if (value.length > 0) return undefined;
    return Array.isArray(sent) && sent.length > 0 ? 'no row can be read' : 'an empty list';
  },
};

/** The fields to name when an answer is useless. */
export const ABOUT: Readonly<Partial<Record<CallName, readonly string[]>>> = {
  applicationStatus: ['applicationStatus'],
  billList: ['totalDue', 'currentDues[].amount'],
  restructureSummary: figures,
  settingsToggles: ['[].feature', '[].enabled'],
};

/** What a screen cannot show although each field can be read. */
const gaps: Judges = {
  billList: ({ value }) => {
    const read = readBills('CURRENT', value);
    return read.ok && isPartLate(read.value, Date.now())
      ? 'it says that a bill is overdue, and cannot say how much of the total is'
      : undefined;
  },
  settingsToggles: ({ value }) => {
    const unknown = value.filter(({ feature }) => !knownToggles.includes(feature));
    return unknown.length === 0
      ? undefined
      : `the client has no switch for ${namesOf(unknown.map(({ feature }) => feature))}; it has one for ${knownToggles.join(', ')}`;
  },
};

/** The field that a gap is in. */
const gapFields: Readonly<Partial<Record<CallName, string>>> = {
  billList: 'currentDues[].status',
  settingsToggles: '[].feature',
};

/** False statements that the client would show for an answer. */
export const FALSE: Judges = {
  billList: ({ value, sent }) => {
    const read = readBills('CURRENT', value);
    if (!read.ok || readPart(value.totalDue) !== undefined || !read.value.isWhole) return undefined;
    const { total } = read.value;
    const named = strangeAmount(sent, ['totalDue', 'upcomingTotalDue'], totals);
    const fee = valuesAt(sent, 'currentDues[]')
      .map((bill) => strangeAmount(bill, ['lateFee'], fees))
      .reduce((sum, it) => sum + it, 0);
    return named > total || fee > 0
      ? `it would show a total of ${total}, and fields that it does not know say more`
      : undefined;
  },
  transactionHistory: ({ value, sent }) =>
    value.transactions.length === 0 && hasOtherList(sent, 'transactions')
      ? 'it would say that there are no transactions, and another list has some'
      : undefined,
  partners: ({ value, sent }) =>
    value.merchants.length === 0 && hasOtherList(sent, 'merchants')
      ? 'it would say that there are no partners, and another list has some'
      : undefined,
  restructureEligibility: ({ value, sent }) =>
    value.isEligibleRestructure &&
    value.eligibleRestructureTenors.length === 0 &&
    hasOtherList(sent, 'eligibleRestructureTenors')
      ? 'it would say that the bills cannot be split, and another list has tenors'
      : undefined,
};

/** Returns the finding of a table of judges on an answer. */
export const judge = (
  judges: Judges,
  call: CallName,
  heard: { readonly value: unknown; readonly sent: unknown },
): string | undefined =>
  (judges[call] as ((it: typeof heard) => string | undefined) | undefined)?.(heard);

/** Returns what a screen that uses a field cannot show of an answer. */
export const gapsIn = (
  call: CallName,
  heard: { readonly value: unknown; readonly sent: unknown },
): readonly Gap[] => {
  const [field, why] = [gapFields[call], judge(gaps, call, heard)];
  return field === undefined || why === undefined ? [] : [{ field, why }];
};
