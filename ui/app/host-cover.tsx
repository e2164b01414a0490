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
import './host-cover.css';

interface HostCoverProps {
  readonly route: RouteId;
}

interface CoverProps extends HostCoverProps {
  readonly isSilent: boolean;
  readonly onRetry: () => void;
}

const Cover = ({ route, isSilent, onRetry }: CoverProps) => {
  // First, so that the focus can go back to where it was when the dialog closes.
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.setAttribute('data-covered', '');
    return () => documentElement.removeAttribute('data-covered');
  }, []);
  const { t } = useTranslation();
  const modal = useModal({ role: 'dialog', onClose: () => {} });
  return (
    <dialog className="cover" aria-label={t('product')} {...modal}>
      {isSilent ? (
        <BarePage messages="silentHost" onPress={onRetry} />
      ) : (
        <PageSkeleton shape={shapeOf(route)} />
      )}
    </dialog>
  );
};

/**
 * Covers the page of a logged-in user until the host has confirmed that it still is theirs. The page stays as it is under
 * the cover, with what was typed in it.
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
