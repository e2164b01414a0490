import { useTranslation } from 'react-i18next';
import { AppPage } from '../../app/app-page';
import { Notices } from '../../app/notices';
import { formatTime } from '../../format/date';
import { useService } from '../../hooks/services';
import { UnderReviewArt } from '../../illustrations/under-review-art';
import { WaitingArt } from '../../illustrations/waiting-art';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { Facts } from '../../kit/facts';
import { Notice } from '../../kit/notice';
import { useDecision } from './use-decision';
import { useFitting } from './use-fitting';

const pictures = { applicationProcessing: WaitingArt, applicationReview: UnderReviewArt };

interface WaitingProps {
  readonly page: keyof typeof pictures;
}

/** Waits for the decision and goes on by itself when it is there. */
const Waiting = ({ page }: WaitingProps) => {
  const { t } = useTranslation('application');
  const notices = useService(Notices);
  const { checkedAt, gaveUp, busy, check } = useDecision(() => notices.toast(t('waiting.still')));
  useFitting(page);
  const Picture = pictures[page];
  return (
    <AppPage
      back="none"
      picture={<Picture />}
      actions={
        <Button action="primary" busy={busy} onClick={check}>
          {t('waiting.cta')}
        </Button>
      }
    >
      <p>{t(`waiting.${page}`)}</p>
      <Card>
        <Facts
          stacked
          facts={[
            { label: t('waiting.what'), value: t('waiting.nothing') },
            {
              label: t('waiting.checked'),
              value: checkedAt === undefined ? t('waiting.now') : formatTime(checkedAt),
            },
          ]}
        />
      </Card>
      {gaveUp && <Notice role="status">{t('waiting.gaveUp')}</Notice>}
    </AppPage>
  );
};

export const ProcessingPage = () => <Waiting page="applicationProcessing" />;

export const ReviewPage = () => <Waiting page="applicationReview" />;
