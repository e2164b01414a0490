import type { Transaction } from '../../domain/transactions/row';
import { initialOf } from '../format/initial';
import { classes } from '../kit/classes';
import './monogram.css';

interface MonogramProps {
  /** Defaults to a purchase. */
  readonly type?: Transaction['type'];
  /** The name of the merchant, or else of the type. */
  readonly name: string;
}

/** The colour of money that came in; every other row has the colour of the host. */
const incoming: ReadonlySet<Transaction['type']> = new Set(['REPAYMENT', 'REFUND']);

/** Renders a tile with the first letter of a name. Screen readers skip it, because they read the name. */
export const Monogram = ({ type = 'ORDER', name }: MonogramProps) => (
  <bdi
    className={classes('monogram', incoming.has(type) && 'monogram--in')}
    aria-hidden="true"
    translate="no"
  >
    {initialOf(name)}
  </bdi>
);
