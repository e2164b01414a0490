import { useTranslation } from 'react-i18next';
import type { HomeModule, Limit } from '../../../../domain/home/read-home';
import { HomeNotices } from '../../../../domain/home/home-notices';
import type { HomeNotice } from '../../../../domain/home/notices';
import { ROUTES } from '../../../../domain/navigation/routes';
import { useService } from '../../../hooks/services';
import { Button } from '../../../kit/button';
import { Sheet } from '../../../kit/sheet';
import { useModuleWay } from '../../../app/use-module-way';
import { LimitRaised } from './limit-raised';

interface NoticeSheetProps {
  readonly notice: Exclude<HomeNotice, { kind: 'coach-mark' }>;
  readonly limit: Limit | undefined;
}

/** Returns the server's module of a notice; for a raised limit, a link to the page that explains it. */
const moduleOf = (
  notice: NoticeSheetProps['notice'],
): Pick<HomeModule, 'type' | 'title' | 'text' | 'link'> =>
  notice.kind === 'limit-raised' ? { type: 'UNKNOWN', link: ROUTES.homeLimit.path } : notice.module;

/** Renders a notice over home: its text, its link, and the buttons that dismiss it. */
export const NoticeSheet = ({ notice, limit }: NoticeSheetProps) => {
  const { t } = useTranslation(['notices', 'common']);
  const notices = useService(HomeNotices);
  const { kind } = notice;
  const module = moduleOf(notice);
  const { title = t(`${kind}.title`), text = t(`${kind}.text`) } = module;
  const way = useModuleWay(module);
  const close = () => notices.close();
  return (
    <Sheet
      title={title}
      close={t('common:close')}
      onClose={close}
      action={
        way === undefined ? (
          <Button look="primary" onClick={close}>
            {t('understood')}
          </Button>
        ) : (
          <Button
            look="primary"
            onClick={() => {
              notices.close();
              way();
            }}
          >
            {t(`${kind}.go`)}
          </Button>
        )
      }
      more={
        <>
          {way && (
            <Button look="quiet" onClick={close}>
              {t('common:later')}
            </Button>
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
