import type { Limit } from '../../domain/home/read-home';
import { limitParts } from '../../domain/home/limit-parts';
import type { WireStatus } from '../../domain/navigation/statuses';
import { formatDay } from './date';
import { LimitCard } from '../../ui/widgets/limit-card';
import type { ViewProps } from '../core/element-row';

/** The shown part of home: the limit and the account's status. */
export interface ShownHome {
  readonly profile?: { readonly status?: string; readonly limit?: Limit };
  readonly modules: readonly unknown[];
}

/** The two status values of an account whose limit can be used. Without a status, it can be used too. */
const approved: readonly string[] = ['APPROVED', 'SUCCESS'] satisfies readonly WireStatus[];

export const LimitView = ({ value, values, messages, ...rest }: ViewProps<ShownHome, object>) => {
  const { limit, status } = value.profile ?? {};
  if (!limit) return null;
  const { total, temporary = 0, temporaryUntil } = limit;
  const { limit: texts } = messages;
  const isUsable = status === undefined || approved.includes(status);
  const parts = isUsable ? limitParts(limit) : undefined;
  const note = isUsable ? texts.undivided : texts.unusable;
  const until =
    temporaryUntil === undefined
      ? {}
      : { until: texts.until(formatDay(temporaryUntil, values.locale)) };
  return (
    <LimitCard
      total={total}
      parts={parts}
      note={parts ? undefined : note}
      temporary={temporary > 0 && temporary <= total ? { amount: temporary, ...until } : undefined}
      stale={rest.stale}
      heading={rest.heading}
      footer={rest.footer}
      texts={{
        title: texts.title,
        used: texts.used,
        available: texts.available,
        total: texts.total,
        temporary: texts.temporary,
      }}
    />
  );
};
