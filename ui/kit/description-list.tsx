import type { ReactNode } from 'react';
import { classes } from './classes';
import './description-list.css';

interface DescriptionItem {
  readonly label: string;
  readonly value: ReactNode;
  /** Whether the value is the sum of the lines above; it has a double rule, as in a ledger. */
  readonly total?: boolean;
  /** Whether the value is long, and so always under its label. */
  readonly block?: boolean;
}

interface DescriptionListProps {
  readonly items: readonly DescriptionItem[];
  /** Puts long values under their label instead of next to it. */
  readonly stacked?: boolean | undefined;
}

/** Renders labels with their values, line by line. */
export const DescriptionList = ({ items, stacked }: DescriptionListProps) => (
  <dl className={classes('description-list', stacked && 'description-list--stacked')}>
    {items.map(({ label, value, total, block }) => (
      <div
        className={classes(
          'description-list__line',
          total && 'description-list__line--total',
          block && 'description-list__line--block',
        )}
        key={label}
      >
        <dt className="description-list__label">{label}</dt>
        <dd className="description-list__value">{value}</dd>
      </div>
    ))}
  </dl>
);
