import type { HomeFigures } from '../domain/home/figures';
import type { Owed } from '../domain/home/owed';
import type { Limit } from '../domain/home/read-home';
import type { Language } from '../domain/kernel/locale';
import { datesIn } from '../ui/format/date';
import { groupDigits } from '../ui/format/rupiah';

/** The figures with which React draws home's templates. No text of home contains one of them. */
export const placeholders = {
  name: '⟦name⟧',
  owed: {
    amount: 1_010_101_010_101,
    days: 8_765,
    dueTime: Date.UTC(2098, 8, 9),
    isLate: false,
  },
  limit: {
    total: 9_090_909_090_909,
    used: 6_060_606_060_606,
    available: 3_030_303_030_303,
    temporary: 5_050_505_050_505,
    temporaryUntil: Date.UTC(2097, 7, 8),
  },
} as const satisfies { name: string; owed: Owed; limit: Limit };

/** The ways to write an amount: plain, shown, and as an English screen reader reads it. */
const forms: readonly ((digits: string) => string)[] = [
  (digits) => digits,
  groupDigits,
  (digits) => groupDigits(digits).replaceAll('.', ','),
];

/** Returns the text for each form of an amount's placeholder; `undefined` for an amount that is absent. */
export const amountTexts = <V extends number | undefined>(placeholder: number, value: V) =>
  forms.map(
    (form) =>
      [
        form(`${placeholder}`),
        (value === undefined ? undefined : form(`${value}`)) as V extends number
          ? string
          : string | undefined,
      ] as const,
  );

/** Returns the text for each placeholder, as the app writes it in a language. */
export const textsOf = (
  { name, owed, limit, parts }: HomeFigures,
  language: Language,
): ReadonlyMap<string, string> => {
  const { day } = datesIn(language);
  const { temporary = 0, temporaryUntil } = limit;
  const dueTime = owed?.dueTime;
  return new Map([
    [placeholders.name, name],
    ...amountTexts(placeholders.limit.total, limit.total),
    ...amountTexts(placeholders.limit.used, parts.used),
    ...amountTexts(placeholders.limit.available, parts.available),
    ...amountTexts(placeholders.limit.temporary, temporary),
    ...amountTexts(placeholders.owed.amount, owed?.amount ?? 0),
    [String(placeholders.owed.days), String(Math.abs(owed?.days ?? 0))],
    ...(dueTime === undefined ? [] : [[day(placeholders.owed.dueTime), day(dueTime)] as const]),
    ...(temporaryUntil === undefined
      ? []
      : [[day(placeholders.limit.temporaryUntil), day(temporaryUntil)] as const]),
  ]);
};

/** The templates of the card with the amount due. English has a separate form for one day. */
export const owedVariants = {
  in: placeholders.owed,
  today: { ...placeholders.owed, days: 0 },
  tomorrow: { ...placeholders.owed, days: 1 },
  late: { ...placeholders.owed, days: -placeholders.owed.days, isLate: true },
  lateByOne: { ...placeholders.owed, days: -1, isLate: true },
  overdue: { amount: placeholders.owed.amount, isLate: true },
} as const satisfies Readonly<Record<string, Owed>>;

const { temporaryUntil: _, ...temporary } = placeholders.limit;
const { temporary: __, ...plain } = temporary;

/** The templates of the limit. */
export const limitVariants = {
  plain,
  temporary,
  temporaryUntil: placeholders.limit,
} as const satisfies Readonly<Record<string, Limit>>;
