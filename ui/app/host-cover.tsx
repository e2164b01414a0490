import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteId } from '../../domain/navigation/routes';
import { Session } from '../../domain/session/session';
import { shapeOf } from './page-shapes';
import { PageSkeleton } from './page-skeleton';
import { useService } from '../hooks/services';
import { useLive } from '../hooks/use-live';
import { useModal } from '../kit/use-modal';
import { BarePage } from './frame';
import { useKnownTitle } from './use-known-title';
import './host-cover.css';

interface HostCoverProps {
  readonly route: RouteId;
}

interface CoverProps extends HostCoverProps {
  readonly isSilent: boolean;
  readonly onRetry: () => void;
}

const Cover = ({ route, isSilent, onRetry }: CoverProps) => {
  // Comes before the modal: the page is uncovered before the closing dialog returns the focus to it.
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.setAttribute('data-covered', '');
    return () => documentElement.removeAttribute('data-covered');
  }, []);
  const { t } = useTranslation();
  const title = useKnownTitle(route);
  const modal = useModal({ role: 'dialog', onClose: () => {} });
  return (
    <dialog className="cover" aria-label={t('product')} {...modal}>
      {isSilent ? (
        <BarePage messages="silentHost" onPress={onRetry} />
      ) : (
        <PageSkeleton shape={shapeOf(route)} title={title} />
      )}
    </dialog>
  );
};

/**
 * Covers the page of a logged-in user until the host confirms that the session is still theirs. The page stays mounted
 * under the cover, with what the user typed.
 */
export const HostCover = ({ route }: HostCoverProps) => {
  const session = useService(Session);
  const confirmation = useLive(session.confirmation$);
  const isIn = useLive(session.loggedIn$);
  if (!isIn || confirmation === 'confirmed') return null;
  return (
    <Cover
      route={route}
      isSilent={confirmation === 'unanswered'}
      onRetry={() => session.retries$.next()}
    />
  );
};
