import { useTranslation } from 'react-i18next';
import type { HomeModule, Limit } from '../../../../domain/home/home';
import { HomeNotices } from '../../../../domain/home/home-notices';
import type { HomeNotice } from '../../../../domain/home/notices';
import { ROUTES } from '../../../../domain/navigation/routes';
import { useFollow } from '../../../app/use-follow';
import { useService } from '../../../hooks/services';
import { Button } from '../../../kit/button';
import { Sheet } from '../../../kit/sheet';
import { LimitRaised } from './limit-raised';

interface NoticeSheetProps {
  readonly notice: Exclude<HomeNotice, { kind: 'coach-mark' }>;
  readonly limit: Limit | undefined;
}

/** What the server says of it; a limit that changed has a page that explains it. */
const saidOf = (notice: NoticeSheetProps['notice']): Pick<HomeModule, 'title' | 'text' | 'link'> =>
  notice.kind === 'limit-raised' ? { link: ROUTES.homeLimit.path } : notice.module;

/** A notice of home over the page: what it says, where it leads, and the ways to be rid of it. */
export const NoticeSheet = ({ notice, limit }: NoticeSheetProps) => {
  const { t } = useTranslation('notices');
  const notices = useService(HomeNotices);
  const follow = useFollow();
  const { kind } = notice;
  const { title = t(`${kind}.title`), text = t(`${kind}.text`), link } = saidOf(notice);
  const go = (to: string) => {
    notices.close();
    follow(to);
  };
  const close = () => notices.close();
  return (
    <Sheet
      title={title}
      close={t('common:close')}
      onClose={close}
      actions={
        <>
          {link === undefined ? (
            <Button look="primary" onClick={close}>
              {t('understood')}
            </Button>
          ) : (
            <>
              <Button look="primary" onClick={() => go(link)}>
                {t(`${kind}.go`)}
              </Button>
              <Button look="quiet" onClick={close}>
                {t('common:later')}
              </Button>
            </>
          )}
          {kind === 'zero-percent' && (
            <Button look="quiet" onClick={() => notices.close(true)}>
              {t('never')}
            </Button>
          )}
        </>
      }
    >
      {kind === 'limit-raised' ? <LimitRaised limit={limit} /> : <p>{text}</p>}
    </Sheet>
  );
};
