import { useTranslation } from 'react-i18next';
import type { Plan } from '../../../domain/restructure/plan';
import type { Language } from '../../../domain/session/locale';
import { formatShortDay } from '../../format/date';
import { Amount } from '../../kit/amount';

interface InstalmentTableProps {
  readonly plan: Plan;
  readonly stale: boolean;
}

/** What is paid when. */
export const InstalmentTable = ({ plan, stale }: InstalmentTableProps) => {
  const { t, i18n } = useTranslation('restructure');
  const { instalments, currency } = plan;
  return (
    <table className="instalments">
      <thead>
        <tr>
          <th scope="col">{t('instalments.number')}</th>
          <th scope="col">{t('instalments.due')}</th>
          <th scope="col">{t('instalments.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {instalments.map(({ id, amount, dueTime }, at) => (
          <tr key={id} data-row="instalment" data-id={id}>
            <th scope="row">{at + 1}</th>
            <td>
              {dueTime === undefined
                ? t('instalments.unknown')
                : formatShortDay(dueTime, i18n.language as Language)}
            </td>
            <td>
              <Amount {...{ value: amount, currency, stale }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
