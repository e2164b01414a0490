import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { billListOf } from '../../../../domain/bills/address';
import { latestValue } from '../../../../domain/kernel/loadable';
import { ROUTES } from '../../../../domain/navigation/routes';
import { Navigator } from '../../../../domain/ports/navigator';
import { Restructure } from '../../../../domain/restructure/restructure';
import { useHelp } from '../../../app/use-help';
import { useService } from '../../../hooks/services';
import { useLive } from '../../../hooks/use-live';
import { Row, Rows } from '../../../kit/rows';
import { Sheet } from '../../../kit/sheet';

/** Renders what a user can do who cannot pay a late bill yet: instalments, if the server offers them, come first. */
export const LateSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation(['overview', 'common']);
  const navigator = useService(Navigator);
  const restructure = useService(Restructure);
  const offer = latestValue(useLive(restructure.state$));
  const help = useHelp();
  useEffect(() => void restructure.loadLongest(), [restructure]);

  const ways = [
    ['split', offer?.length ? () => navigator.go(ROUTES.restructure.path) : undefined],
    ['bill', () => navigator.go(billListOf('CURRENT'))],
    ['fee', () => navigator.go(ROUTES.homeAboutFee.path)],
    ['talk', help],
  ] as const;
  return createPortal(
    <Sheet title={t('late.title')} close={t('common:close')} onClose={onClose}>
      <p>{t('late.text')}</p>
      <Rows>
        {ways.map(
          ([way, go]) =>
            go && (
              <Row
                key={way}
                title={t(`late.${way}.title`)}
                detail={t(`late.${way}.detail`)}
                onClick={go}
              />
            ),
        )}
      </Rows>
    </Sheet>,
    document.body,
  );
};
