import type { TFunction } from 'i18next';
import type { Plan } from '../../../domain/restructure/plan';
import type { Language } from '../../../domain/session/locale';
import { formatDay } from '../../format/date';
import { Amount } from '../../kit/amount';

/** The server's figures of a plan beside its total; a figure that it leaves out has no line. */
export const planDetails = (plan: Plan, t: TFunction, language: Language) => {
  const { principal, fee, discount, currency, instalments } = plan;
  const amount = (label: string, value: number | undefined) =>
    value === undefined
      ? []
      : [{ label: t(`restructure:plan.${label}`), value: <Amount {...{ value, currency }} /> }];
  const day = (label: string, at: number | undefined) =>
    at === undefined
      ? []
      : [{ label: t(`restructure:plan.${label}`), value: formatDay(at, language) }];
  return [
    ...amount('principal', principal),
    ...amount('fee', fee),
    ...amount('discount', discount === undefined ? undefined : -discount),
    ...day('first', instalments[0]?.dueTime),
    ...day('last', instalments[instalments.length - 1]?.dueTime),
  ];
};
