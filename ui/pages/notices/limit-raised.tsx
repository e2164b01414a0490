import { useTranslation } from 'react-i18next';
import type { Limit } from '../../../domain/home/home';
import type { Language } from '../../../domain/session/locale';
import { formatDay } from '../../format/date';
import { formatRupiah } from '../../format/rupiah';
import { Amount } from '../../kit/amount';

/** The limit as it is now; by how much it changed is the server's to know. */
export const LimitRaised = ({ limit }: { readonly limit: Limit | undefined }) => {
  const { t, i18n } = useTranslation('notices');
  const { total, temporary, temporaryUntil } = limit ?? {};
  return (
    <>
      {total !== undefined && (
        <div className="moment">
          <Amount value={total} size="headline" />
        </div>
      )}
      <p>{t('limit-raised.text')}</p>
      {!!temporary && temporaryUntil !== undefined && (
        <p>
          {t('limit-raised.temporary', {
            amount: formatRupiah(temporary),
            day: formatDay(temporaryUntil, i18n.language as Language),
          })}
        </p>
      )}
    </>
  );
};
