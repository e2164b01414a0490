import type { TFunction } from 'i18next';
import type { Plan } from '../../../domain/restructure/plan';
import type { Format } from '../../format/use-format';
import { Amount } from '../../kit/amount';
import type { Messages } from '../../messages/areas';

type Figure = keyof Messages['restructure']['plan'];

/** Returns the server's figures of a plan next to its total; a missing figure has no line. */
export const planDetails = (plan: Plan, t: TFunction<'restructure'>, format: Format) => {
  const { principal, fee, discount, instalments } = plan;
  const amount = (label: Figure, value: number | undefined) =>
    value === undefined ? [] : [{ label: t(`plan.${label}`), value: <Amount value={value} /> }];
  const day = (label: Figure, at: number | undefined) =>
    at === undefined ? [] : [{ label: t(`plan.${label}`), value: format.day(at) }];
  return [
    ...amount('principal', principal),
    ...amount('fee', fee),
    ...amount('discount', discount ? -discount : undefined),
    ...day('first', instalments[0]?.dueTime),
    ...day('last', instalments[instalments.length - 1]?.dueTime),
  ];
};
