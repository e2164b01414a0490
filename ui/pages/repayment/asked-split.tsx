import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { useService } from '../../hooks/services';
import { Button } from '../../kit/button';
import { Notice } from '../../kit/notice';

/** Renders a notice that the user asked for instalments, with a link to the result. */
export const AskedSplit = ({ tenor }: { readonly tenor: number }) => {
  const { t } = useTranslation('repayment');
  const navigator = useService(Navigator);
  return (
    <Notice tone="warn" title={t('asked.title')}>
      <p>{t('asked.text', { count: tenor })}</p>
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
