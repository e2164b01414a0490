import type { Rupiah } from '../../../domain/kernel/money';
import { isMoneyIn, PLAIN_STATES, type PlainState } from '../../../domain/transactions/plain-state';
import {
  type HistoryRow,
  isForeign,
  isIncoming,
  kindOf,
  type RowKind,
  shownAmount,
} from '../../../domain/transactions/row';
import { type ShopCategory, shopCategories } from '../../../domain/transactions/shop-categories';
import type { Format } from '../../format/use-format';
import type { Tone } from '../../kit/status-chip';
import { stateTones } from '../../widgets/transaction-tones';

/** Message keys of a row's texts; thousands of rows share them. */
export type RowLabel =
  | `type.${RowKind}`
  | `state.${PlainState}`
  | 'flag.NEW_LOAN'
  | 'flag.OLD_LOAN'
  | 'rupiah.given'
  | 'rupiah.missing'
  | 'amountUnread';

/** What a row of the history needs to be written in a language. */
export interface RowWords {
  readonly say: (key: RowLabel) => string;
  readonly format: Pick<Format, 'rupiah' | 'shortDay'>;
  /** Whether the day needs its year; the heading of a month shows it. */
  readonly hasYear?: boolean | undefined;
}

/** What a row of the history shows. */
export interface RowView {
  readonly kind: RowKind;
  /** The category of its shop, if it has an icon. */
  readonly category: ShopCategory | undefined;
  /** Whether a press opens its receipt, which is requested by its type. */
  readonly opens: boolean;
  /** Whether it is money in that has arrived. */
  readonly hasArrived: boolean;
  readonly amount: Rupiah | undefined;
  readonly isIn: boolean;
  readonly tone: Tone;
  readonly title: string;
  readonly detail: string;
  readonly status: string;
  readonly flag: string | undefined;
}

/** Returns whether a row belongs to a changed loan, if its kind does not show that. */
export const flagOf = (row: HistoryRow): 'flag.NEW_LOAN' | 'flag.OLD_LOAN' | undefined => {
  const { restructureFlag: flag } = row;
  return flag === 'OLD_LOAN' || (flag === 'NEW_LOAN' && kindOf(row) !== 'LOAN')
    ? `flag.${flag}`
    : undefined;
};

/** Returns the remark below a row: an unread amount, a changed loan, or a foreign amount in rupiah. */
const remark = (row: HistoryRow, { say, format }: RowWords): string | undefined => {
  const { rupiahAmount } = row;
  const flag = flagOf(row);
  const parts = [
    ...(row.amount === undefined ? [say('amountUnread')] : []),
    ...(flag ? [say(flag)] : []),
    ...(!isForeign(row)
      ? []
      : rupiahAmount === undefined
        ? [say('rupiah.missing')]
        : [`${say('rupiah.given')} ${format.rupiah(Math.abs(rupiahAmount))}`]),
  ];
  return parts.length === 0 ? undefined : parts.join(' · ');
};

/** Returns what a row shows, in a language. */
export const rowView = (row: HistoryRow, words: RowWords): RowView => {
  const { title, type, status, transactionTime, referenceId, merchantCategory } = row;
  const kind = kindOf(row);
  const name = words.say(`type.${kind}`);
  const state = PLAIN_STATES[status];
  const date = words.format.shortDay(transactionTime);
  const day = words.hasYear ? date : date.replace(/ \d+$/, '');
  return {
    kind,
    category: shopCategories.find((it) => it === merchantCategory),
    opens: referenceId !== undefined && type !== 'UNKNOWN',
    hasArrived: isMoneyIn(row),
    amount: shownAmount(row),
    isIn: isIncoming(row),
    tone: stateTones[state],
    title: title ?? name,
    detail: title === undefined ? day : `${name}, ${day}`,
    status: words.say(`state.${state}`),
    flag: remark(row, words),
  };
};
