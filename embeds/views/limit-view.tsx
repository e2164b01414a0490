import type { Limit } from '../../domain/home/home';
import { limitParts } from '../../domain/home/limit-parts';
import { formatDay } from './date';
import { groupDigits } from '../../ui/format/rupiah';
import { LimitCard } from '../../ui/widgets/limit-card';
import type { ViewProps } from '../core/element-row';

/** The part of home that is shown: the limit and the account's status. */
export interface Account {
  readonly profile?: { readonly status?: string; readonly limit?: Limit };
  readonly modules: readonly unknown[];
}

export const LimitView = ({ value, values, messages, ...rest }: ViewProps<Account, object>) => {
  const { limit, status } = value.profile ?? {};
  if (!limit) return null;
  const { total, temporary, temporaryUntil } = limit;
  const { limit: texts } = messages;
  const until =
    temporaryUntil === undefined
      ? {}
      : { until: texts.until(formatDay(temporaryUntil, values.locale)) };
  return (
    <LimitCard
      total={total}
      parts={limitParts(limit)}
      first="available"
      temporary={temporary ? { amount: temporary, ...until } : undefined}
      status={status === 'APPROVED' ? { label: texts.active, tone: 'good' } : undefined}
      stale={rest.stale}
      heading={rest.heading}
      footer={rest.footer}
      texts={{
        title: texts.title,
        used: texts.used,
        available: texts.available,
        total: texts.total,
        temporary: texts.temporary,
        gauge: (used) => texts.gauge(groupDigits(String(used)), groupDigits(String(total))),
      }}
    />
  );
};
