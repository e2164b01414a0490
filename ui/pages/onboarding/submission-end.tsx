import { useTranslation } from 'react-i18next';
import { AppPage } from '../../app/app-page';
import { ErrorArt } from '../../illustrations/error-art';
import { IneligibleArt } from '../../illustrations/ineligible-art';
import { WaitingArt } from '../../illustrations/waiting-art';
import { Button } from '../../kit/button';
import type { Ended } from './use-submission';

interface SubmissionEndProps {
  readonly state: Ended;
  readonly onRetry: () => void;
  readonly onCheck: () => void;
}

const pictures = {
  notAllowed: IneligibleArt,
  checking: WaitingArt,
  unclear: WaitingArt,
  failed: ErrorArt,
};

/** What became of a submission that did not simply arrive. */
export const SubmissionEnd = ({ state, onRetry, onCheck }: SubmissionEndProps) => {
  const { t } = useTranslation('kyc');
  const { phase } = state;
  const Picture = pictures[phase];
  return (
    <AppPage
      title={t(`ends.${phase}.title`)}
      picture={<Picture />}
      actions={
        <Button
          action="primary"
          busy={phase === 'checking'}
          onClick={phase === 'failed' ? onRetry : onCheck}
        >
          {t(`ends.${phase}.go`)}
        </Button>
      }
    >
      <p role={phase === 'checking' ? 'status' : undefined}>
        {t(`ends.${phase}.message`)}
        {phase === 'failed' && ` [${state.code}]`}
      </p>
    </AppPage>
  );
};
