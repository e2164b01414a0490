import { useTranslation } from 'react-i18next';
import type { Instalment, Plan } from '../../../domain/restructure/plan';
import type { Language } from '../../../domain/session/locale';
import { formatShortDay } from '../../format/date';
import { formatRupiah } from '../../format/rupiah';

const percent = (part: number, whole: number): string =>
  `${Math.min(100, Math.max(0, (part / whole) * 100))}%`;

/** The payments of a plan beside each other, the part that pays off the purchases below the part that is fee. */
export const InstalmentBars = ({ plan: { instalments, currency } }: { readonly plan: Plan }) => {
  const { t, i18n } = useTranslation('restructure');
  const highest = Math.max(...instalments.map(({ amount }) => amount));
  const split = instalments.every(({ principal }) => principal !== undefined);

  const said = ({ amount, principal, dueTime }: Instalment, at: number): string => {
    const figures = {
      number: at + 1,
      amount: formatRupiah(amount, currency),
      principal: formatRupiah(principal ?? 0, currency),
      day: dueTime === undefined ? '' : formatShortDay(dueTime, i18n.language as Language),
    };
    const sentence = t(dueTime === undefined ? 'bars.one' : 'bars.dated', figures);
    return split ? `${sentence}, ${t('bars.ofWhich', figures)}` : sentence;
  };

  return (
    <div className="bars">
      <ol className="bars__row" aria-label={t('bars.label')}>
        {instalments.map((one, at) => (
          <li className="bars__bar" key={one.id}>
            <svg className="bars__column" aria-hidden="true" focusable="false">
              {[
                { name: 'whole', part: one.amount },
                ...(split ? [{ name: 'principal', part: one.principal ?? 0 }] : []),
              ].map(({ name, part }) => (
                <rect
                  key={name}
                  className={`bars__${name}`}
                  width="100%"
                  height={percent(part, highest)}
                  y={percent(highest - part, highest)}
                />
              ))}
            </svg>
            <span className="bars__number" aria-hidden="true">
              {at + 1}
            </span>
            <span className="visually-hidden">{said(one, at)}</span>
          </li>
        ))}
      </ol>
      {split && (
        <p className="bars__legend" aria-hidden="true">
          <span className="bars__key bars__key--principal">{t('plan.principal')}</span>
          <span className="bars__key bars__key--fee">{t('plan.fee')}</span>
        </p>
      )}
    </div>
  );
};
