import { BillIcon } from '../icons/icon';
import { MoneyInIcon, MoneyOutIcon, RefundIcon } from '../icons/later-icons';
import { classes } from '../kit/classes';
import { Monogram } from './monogram';

/** The kinds that are not purchases have an icon in place of a letter: their direction, or a bill. */
const icons: ReadonlyMap<string, typeof RefundIcon> = new Map([
  ['REPAYMENT', MoneyInIcon],
  ['REFUND', RefundIcon],
  ['OVERPAID_WITHDRAWAL', MoneyOutIcon],
  ['LOAN', BillIcon],
  ['FEE', BillIcon],
]);

interface TransactionTileProps {
  /** Its type, or `LOAN`. */
  readonly kind: string;
  readonly name: string;
  /** The category of its shop, if the server sent one. */
  readonly category?: unknown;
  /** Whether it is money in that has arrived. */
  readonly hasArrived: boolean;
}

/** Renders the tile of a transaction: the shop of a purchase, else an icon, so that it does not look like a shop. */
export const TransactionTile = ({ kind, name, category, hasArrived }: TransactionTileProps) => {
  const Icon = icons.get(kind);
  if (!Icon) return <Monogram name={name} category={category} />;
  return (
    <span className={classes('monogram', `monogram--${hasArrived ? 'in' : 'way'}`)}>
      <Icon small />
    </span>
  );
};
