import type { TFunction } from 'i18next';
import type { Plan } from '../../../domain/restructure/plan';
import type { Format } from '../../format/use-format';
import { Amount } from '../../kit/amount';
import type { Messages } from '../../messages/areas';

type Figure = keyof Messages['restructure']['plan'];

/** Returns "30 April 2025 sampai 30 Juni 2025", or the one day. */
const spanOf = ([first, last]: readonly (string | undefined)[], t: TFunction<'restructure'>) =>
  first === undefined || last === undefined || first === last
    ? (first ?? last)
    : t('plan.span', { first, last });

/** Returns the server's figures of a plan next to its total; a missing figure has no line. */
export const planDetails = (plan: Plan, t: TFunction<'restructure'>, format: Format) => {
  const { principal, fee, discount, instalments } = plan;
  const amount = (label: Figure, value: number | undefined) =>
    value === undefined ? [] : [{ label: t(`plan.${label}`), value: <Amount value={value} /> }];
  const ends = [instalments[0], instalments[instalments.length - 1]].map((it) =>
    it?.dueTime === undefined ? undefined : format.shortDay(it.dueTime),
  );
  const span = spanOf(ends, t);
  return [
    ...amount('principal', principal),
    ...amount('fee', fee),
    ...amount('discount', discount ? -discount : undefined),
    ...(span === undefined ? [] : [{ label: t('plan.days'), value: span }]),
  ];
};
