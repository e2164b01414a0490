import { useTranslation } from 'react-i18next';
import {
  Agreement,
  type FacilityAgreement,
  signableContract,
} from '../../../domain/contracts/agreement';
import type { Failure } from '../../../domain/kernel/failure';
import { latestValue } from '../../../domain/kernel/loadable';
import { ROUTES } from '../../../domain/navigation/routes';
import { safeExternalUrl } from '../../../domain/navigation/safe-url';
import { Navigator } from '../../../domain/ports/navigator';
import { Config } from '../../../domain/config/config';
import { AppPage } from '../../app/app-page';
import { useOpenLink } from '../../app/use-open-link';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { useQuery } from '../../hooks/use-query';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { Notice } from '../../kit/notice';
import { FailedRead } from '../../app/failed-read';
import { Row, Rows } from '../../kit/rows';
import { Skeleton } from '../../kit/skeleton';
import { SkeletonLine } from '../../kit/skeleton-parts';
import { SignActions } from './sign-actions';
import { useSigning } from './use-signing';

const points = ['what', 'where', 'safe'] as const;

/** Returns the key of the sentence about the signature. */
const leadOf = (agreement: FacilityAgreement | undefined) => {
  if (agreement?.signed === true) return 'leadSigned';
  if (agreement === undefined || signableContract(agreement) === undefined) return 'lead';
  return agreement.signed === false ? 'leadUnsigned' : 'leadUnsaid';
};

/** Renders the agreement of the credit line: a link to read it, and a button to sign it if unsigned (spec §7). */
export const AgreementPage = () => {
  const { t } = useTranslation(['contracts', 'common']);
  const agreement = useService(Agreement);
  const navigator = useService(Navigator);
  const { links, idempotencyKeys } = useService(Config).values;
  const openLink = useOpenLink();
  const state = useQuery(agreement);
  const signing = useSigning();

  // An address from an earlier visit may have expired; after a failed load it is still the best available.
  const shown = state.phase === 'loading' ? undefined : latestValue(state);
  const address = shown?.agreementUrl;
  const unsafe = address !== undefined && safeExternalUrl(address, links).kind === 'drop';
  const read =
    shown === undefined || unsafe
      ? undefined
      : () => openLink(shown.agreementUrl, () => agreement.opened(shown));
  // The action is unknown until the agreement is loaded.
  const isLoading = shown === undefined && state.phase !== 'failed';
  const contractId = shown && signableContract(shown);
  const signable = contractId !== undefined;
  const lead = leadOf(shown);
  const isUnsure = signing.state.kind === 'unknown';
  const wasOpened = useLive(agreement.opened$) === contractId;
  const toHistory = () => navigator.go(ROUTES.transactions.path, { replace: true });
  const failedWith = (key: 'failed' | 'unsafe', failure?: Failure) => (
    <FailedRead
      title={t(`${key}.title`)}
      body={t(`${key}.text`)}
      failure={failure}
      onRetry={() => void agreement.load()}
    />
  );
  return (
    <AppPage
      actions={
        read && signable && (wasOpened || isUnsure) ? (
          <SignActions signing={signing} onRead={read} />
        ) : (
          <Button action="primary" busy={isLoading} onClick={read ?? toHistory}>
            {t(read || isLoading ? 'open' : 'toHistory')}
          </Button>
        )
      }
    >
      {signable && isUnsure && (
        <Notice tone="warn" role="alert" title={t('unsure.title')}>
          {t(idempotencyKeys ? 'unsure.textAgain' : 'unsure.text')}
        </Notice>
      )}
      <p>{t(lead)}</p>
      <Card title={t('about')}>
        <Rows>
          {[...points, ...(signable ? (['device'] as const) : [])].map((it) => (
            <Row key={it} title={t(`${it}.title`)} detail={t(`${it}.detail`)} />
          ))}
        </Rows>
      </Card>
      {unsafe
        ? failedWith('unsafe')
        : state.phase === 'failed'
          ? failedWith('failed', state.failure)
          : shown === undefined && (
              <Skeleton label={t('common:loading')}>
                <SkeletonLine size="control" />
              </Skeleton>
            )}
    </AppPage>
  );
};
