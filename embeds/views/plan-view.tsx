import type { Plan } from '../../domain/restructure/plan';
import { formatShortDay } from './date';
import { Amount } from '../../ui/kit/amount';
import { Card } from '../../ui/kit/card';
import { DescriptionList } from '../../ui/kit/description-list';
import { InstalmentBars } from './instalment-bars';
import { InstalmentTable } from '../../ui/widgets/instalment-table';
import type { ViewProps } from '../core/element-row';

interface PlanValues {
  readonly tenor: number | undefined;
}

/** Shows the total price of a tenor and its payments, as bars and as a table, with the server's own figures. */
export const PlanView = (props: ViewProps<Plan, PlanValues>) => {
  const { value: plan, values, messages, stale, heading, footer } = props;
  const { plan: texts } = messages;
  const { total, principal, fee, discount, instalments, tenor } = plan;
  const day = (at: number): string => formatShortDay(at, values.locale);
  const items = [
    [texts.principal, principal] as const,
    [texts.fee, fee] as const,
    [texts.discount, discount ? -discount : undefined] as const,
  ].flatMap(([label, value]) =>
    value === undefined ? [] : [{ label, value: <Amount {...{ value, stale }} /> }],
  );
  return (
    <Card
      title={heading}
      aside={values.tenor === undefined && <p className="paylater__note">{texts.total(tenor)}</p>}
    >
      <Amount value={total} stale={stale} size="headline" />
      {items.length > 0 && <DescriptionList items={items} />}
      {instalments.length > 0 && (
        <>
          <InstalmentBars plan={plan} principal={texts.principal} fee={texts.fee} />
          <InstalmentTable plan={plan} stale={stale} texts={{ ...texts, day }} />
        </>
      )}
      {footer}
    </Card>
  );
};
