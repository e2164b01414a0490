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
  const [first, last] = [instalments[0], instalments[instalments.length - 1]].map(
    (it) => it?.dueTime,
  );
  const days = [...new Set([first, last])].flatMap((at) => (at === undefined ? [] : [at]));
  return [
    ...amount('principal', principal),
    ...amount('fee', fee),
    ...amount('discount', discount ? -discount : undefined),
    ...(days.length === 0
      ? []
      : [{ label: t('plan.days'), value: days.map(format.shortDay).join(' – ') }]),
  ];
};
