import type { TFunction } from 'i18next';
import type { Format } from '../../format/use-format';

export const instalmentMessages = (t: TFunction<'restructure'>, format: Format) => {
  const day = format.shortDay;
  return {
    table: {
      number: t('instalments.number'),
      due: t('instalments.due'),
      amount: t('instalments.amount'),
      unknown: t('instalments.unknown'),
      day,
    },
    bars: {
      label: t('bars.label'),
      principal: t('plan.principal'),
      fee: t('plan.fee'),
      spoken: (figures: {
        readonly number: number;
        readonly amount: string;
        readonly day: string | undefined;
        readonly principal: string | undefined;
      }): string => {
        const sentence = t(figures.day === undefined ? 'bars.one' : 'bars.dated', figures);
        return figures.principal === undefined
          ? sentence
          : `${sentence}, ${t('bars.ofWhich', figures)}`;
      },
      day,
    },
  };
};
