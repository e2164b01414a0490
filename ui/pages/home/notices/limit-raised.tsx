import { useTranslation } from 'react-i18next';
import type { Limit } from '../../../../domain/home/read-home';
import { useFormat } from '../../../format/use-format';
import { Amount } from '../../../kit/amount';
import { said } from '../../../kit/said';
import '../../../kit/moment.css';

/** Renders the current limit; only the server knows by how much it changed. */
export const LimitRaised = ({ limit }: { readonly limit: Limit | undefined }) => {
  const { t } = useTranslation('notices');
  const format = useFormat();
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
          {said(
            t('limit-raised.temporary', {
              amount: format.rupiah(temporary),
              day: format.day(temporaryUntil),
            }),
          )}
        </p>
      )}
    </>
  );
};
