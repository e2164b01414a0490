import type { ComponentProps } from 'react';
import type { Limit } from '../../../domain/home/read-home';
import { News } from './news/news';
import { Coming } from './owed/coming';

type BelowProps = ComponentProps<typeof News> &
  Omit<ComponentProps<typeof Coming>, 'isUnused' | 'isUnsigned' | 'keepsRoom'>;

/** Returns what of the limit is used; 0 if it is unknown. */
const usedOf = (limit: Limit | undefined) => limit?.used ?? 0;

/** Renders what follows the limit: the news of the account, and what is due later. */
export const Below = ({ loan, limit, asks, isSaid, onUnsigned, ...due }: BelowProps) => (
  <>
    <News {...{ loan, limit, asks, isSaid, onUnsigned }} />
    <Coming
      {...due}
      isUnused={limit?.used === 0}
      isUnsigned={isSaid}
      keepsRoom={usedOf(limit) !== (due.owed?.amount ?? 0)}
    />
  </>
);
