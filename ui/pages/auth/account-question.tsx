import { useTranslation } from 'react-i18next';
import { latestValue } from '../../../domain/kernel/loadable';
import { accountLabel } from '../../../domain/auth/account-label';
import { Profile } from '../../../domain/session/profile';
import { AppPage } from '../../app/app-page';
import { useService } from '../../hooks/services';
import { useQuery } from '../../hooks/use-query';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { DescriptionList } from '../../kit/description-list';
import { Notice } from '../../kit/notice';

interface AccountQuestionProps {
  /** What the address asks for: another account, or none. */
  readonly about: 'switch' | 'leave';
  /** The person pressed a button of ours, so that nothing has to be said of an address. */
  readonly pressed?: boolean;
  /** Whose account the address names, as far as it may be shown. */
  readonly other?: string | undefined;
  readonly onStay: () => void;
  readonly onGo: () => void;
}

/** Asks before it changes who is logged in: both sides are named, and staying is the main action. */
export const AccountQuestion = ({
  about,
  pressed = false,
  other,
  onStay,
  onGo,
}: AccountQuestionProps) => {
  const { t } = useTranslation('auth');
  const me = latestValue(useQuery(useService(Profile)));
  const sides = [
    { label: t('question.me'), value: (me && accountLabel(me)) ?? t('question.unknownMe') },
    { label: t('question.other'), value: other ?? t('question.unknownOther') },
  ];
  return (
    <AppPage
      title={t(`question.${about}.title`)}
      back={onStay}
      actions={
        <>
          <Button action="primary" onClick={onStay}>
            {t('question.stay')}
          </Button>
          <Button action="secondary" onClick={onGo}>
            {t(`question.${about}.go`)}
          </Button>
        </>
      }
    >
      {!pressed && <p>{t(`question.${about}.text`)}</p>}
      <Card>
        <DescriptionList stacked items={about === 'switch' ? sides : sides.slice(0, 1)} />
      </Card>
      <Notice tone="warn">{t(`question.${about}.warning`)}</Notice>
    </AppPage>
  );
};
