import type { ReactNode } from 'react';
import { classes } from './classes';
import './description-list.css';

interface DescriptionItem {
  readonly label: string;
  readonly value: ReactNode;
  /** A sum of what stands above it: ruled off twice, as in a ledger. */
  readonly total?: boolean;
}

interface DescriptionListProps {
  readonly items: readonly DescriptionItem[];
  /** Long values go under their label instead of beside it. */
  readonly stacked?: boolean | undefined;
}

/** What is known about one thing, line by line. */
export const DescriptionList = ({ items, stacked }: DescriptionListProps) => (
  <dl className={classes('description-list', stacked && 'description-list--stacked')}>
    {items.map(({ label, value, total }) => (
      <div
        className={classes('description-list__line', total && 'description-list__line--total')}
        key={label}
      >
        <dt className="description-list__label">{label}</dt>
        <dd className="description-list__value">{value}</dd>
      </div>
    ))}
  </dl>
);
