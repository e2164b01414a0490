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
import { said } from '../../kit/said';
import { Notice } from '../../kit/notice';

interface AccountQuestionProps {
  /** What the address requests: another account, or none. */
  readonly about: 'switch' | 'leave';
  /** Whether the user pressed a button of the app, so that the text about the address is left out. */
  readonly pressed?: boolean;
  /** Label of the account that the address names, as far as it may be shown. */
  readonly other?: string | undefined;
  readonly onStay: () => void;
  readonly onGo: () => void;
}

/** Asks before the account changes: names both accounts, and makes staying the main action. */
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
    { label: t('question.me'), value: said((me && accountLabel(me)) ?? t('question.unknownMe')) },
    { label: t('question.other'), value: said(other ?? t('question.unknownOther')) },
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
