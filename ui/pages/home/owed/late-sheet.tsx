import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { billListOf } from '../../../../domain/bills/address';
import { Bills } from '../../../../domain/bills/bills';
import { Config } from '../../../../domain/config/config';
import type { Owed } from '../../../../domain/home/owed';
import { lateFeeOf, owedParts } from '../../../../domain/home/owed-parts';
import { latestValue } from '../../../../domain/kernel/loadable';
import { ROUTES } from '../../../../domain/navigation/routes';
import { Clock } from '../../../../domain/ports/clock';
import { Navigator } from '../../../../domain/ports/navigator';
import { Restructure } from '../../../../domain/restructure/restructure';
import { useHelp } from '../../../app/use-help';
import { useService } from '../../../hooks/services';
import { useLanguage } from '../../../hooks/use-language';
import { useLive } from '../../../hooks/use-live';
import { Notice } from '../../../kit/notice';
import { Row, Rows } from '../../../kit/rows';
import { Sheet } from '../../../kit/sheet';
import { said } from '../../../kit/said';
import { Fee } from './owed-parts';

interface LateSheetProps {
  readonly owed: Owed;
  readonly onClose: () => void;
}

/**
 * Renders the late fee so far, what being late means in the lender's words, and what a user can do who cannot pay a late bill
 * yet: instalments, if the server offers them, come first.
 */
export const LateSheet = ({ owed, onClose }: LateSheetProps) => {
  const { t } = useTranslation(['overview', 'common']);
  const navigator = useService(Navigator);
  const restructure = useService(Restructure);
  const offer = latestValue(useLive(restructure.state$));
  const help = useHelp();
  const now = useService(Clock).now();
  const bills = latestValue(useLive(useService(Bills).of('CURRENT').state$));
  const whenLate = useService(Config).values.whenLate?.[useLanguage()];
  const isIncluded = bills && owedParts(owed, bills, now)?.late?.lateFee !== undefined;
  useEffect(() => void restructure.loadShortest(), [restructure]);

  const ways = [
    ['split', offer?.length ? () => navigator.go(ROUTES.restructure.path) : undefined],
    ['bill', () => navigator.go(billListOf('CURRENT'))],
    ['fee', () => navigator.go(ROUTES.homeAboutFee.path)],
    ['talk', help],
  ] as const;
  return createPortal(
    <Sheet title={t('late.title')} close={t('common:close')} onClose={onClose}>
      <Fee
        fee={bills && lateFeeOf(owed, bills, now)}
        label={t(isIncluded ? 'late.included' : 'late.soFar')}
        isSentence={isIncluded}
      />
      {whenLate !== undefined && (
        <Notice title={t('late.whenLate')}>
          <p>
            <bdi>{said(whenLate)}</bdi>
          </p>
        </Notice>
      )}
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
