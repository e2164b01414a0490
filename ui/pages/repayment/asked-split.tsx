import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { Restructure } from '../../../domain/restructure/restructure';
import { useService } from '../../hooks/services';
import { Button } from '../../kit/button';
import { Notice } from '../../kit/notice';

/**
 * Renders a notice that the user asked for instalments, with a link to the result. It warns of paying only while the
 * request may still be in progress.
 */
export const AskedSplit = ({ tenor }: { readonly tenor: number }) => {
  const { t } = useTranslation('repayment');
  const navigator = useService(Navigator);
  const restructure = useService(Restructure);
  const [hasEnded, setEnded] = useState(false);
  useEffect(() => {
    void restructure.hasEnded().then(setEnded);
  }, [restructure]);
  return (
    <Notice tone={hasEnded ? 'info' : 'warn'} title={t(hasEnded ? 'asked.ended' : 'asked.title')}>
      {!hasEnded && <p>{t('asked.text', { count: tenor })}</p>}
      <Button
        look="secondary"
        compact
        onClick={() => navigator.go(ROUTES.restructureCallback.path)}
      >
        {t('asked.see')}
      </Button>
    </Notice>
  );
};
