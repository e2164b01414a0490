import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ROUTES, routeAt } from '../../domain/navigation/routes';
import { ErrorReporter } from '../../domain/ports/error-reporter';
import { Navigator } from '../../domain/ports/navigator';
import { useService } from '../hooks/services';
import { useLive } from '../hooks/use-live';
import { useReturn } from '../hooks/use-return';
import { AlertDialog } from '../kit/alert-dialog';
import { Loader } from '../kit/loader';
import { Toast } from '../kit/toast';
import { Busy } from '../../domain/ports/busy';
import { ErrorBoundary } from './error-boundary';
import { type Ask, type AskButton, Notifications, toastLifetime } from './notifications';
import { SupportCode } from './support-code';

/** Milliseconds before the loader appears, and before it disappears, so that it does not flicker. */
const [loaderAfter, loaderAtLeast] = [200, 400];

const useSteady = (wanted: boolean): boolean => {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (wanted === shown) return;
    const timer = setTimeout(() => setShown(wanted), wanted ? loaderAfter : loaderAtLeast);
    return () => clearTimeout(timer);
  }, [wanted, shown]);
  return shown;
};

interface OverlayProps {
  /** Removes what the overlay showed; the overlay is then mounted again. */
  readonly onFailed?: () => void;
  readonly children: ReactNode;
}

/** Leaves out an overlay that fails to render, without affecting the page or the other overlays. */
const Overlay = ({ onFailed, children }: OverlayProps) => {
  const reporter = useService(ErrorReporter);
  const { place$ } = useService(Navigator);
  const [failures, setFailures] = useState(0);
  const failed = (error: unknown) => {
    const where = ROUTES[routeAt(place$.value.path)].path;
    reporter.capture({ kind: 'render', message: 'overlay not rendered', where }, error);
    if (!onFailed) return;
    onFailed();
    setFailures((count) => count + 1);
  };
  return (
    <ErrorBoundary key={failures} fallback={null} onError={failed}>
      {children}
    </ErrorBoundary>
  );
};

/** Removes dialog and toast when the page changes: the browser's back button can leave a page under a dialog. */
const useEndWithPage = (notifications: Notifications): void => {
  const { place$ } = useService(Navigator);
  useEffect(() => {
    let here = place$.value.path;
    const watching = place$.subscribe(({ path }) => {
      if (path !== here) notifications.drop();
      here = path;
    });
    return () => watching.unsubscribe();
  }, [place$, notifications]);
};

/** When the connection returns, closes the dialog about the lost connection, and reads again what failed. */
const useEndWithReturn = (notifications: Notifications): void =>
  useReturn(() => {
    const ask = notifications.ask$.value;
    if (ask?.failure?.kind !== 'network') return;
    notifications.answered(ask);
    ask.again?.();
  }, 'online$');

/** Renders what lies over every page: the loader, the dialog and the toast. */
export const Overlays = () => {
  const { t } = useTranslation();
  const notifications = useService(Notifications);
  const toast = useLive(notifications.toast$);
  const ask = useLive(notifications.ask$);
  const loading = useSteady(useLive(useService(Busy).count$) > 0);
  useEndWithPage(notifications);
  useEndWithReturn(notifications);

  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => notifications.toasted(toast.id), toastLifetime);
    return () => clearTimeout(timer);
  }, [notifications, toast]);

  const press = (from: Ask, { run }: AskButton) => {
    notifications.answered(from);
    run?.();
  };

  return (
    <>
      <Overlay>{loading && <Loader look="overlay" label={t('loading')} />}</Overlay>
      <Overlay onFailed={() => toast && notifications.toasted(toast.id)}>
        <Toast toast={toast} place={toast?.place} />
      </Overlay>
      {ask && (
        <Overlay key={ask.title + ask.body} onFailed={() => notifications.answered(ask)}>
          <AlertDialog
            title={ask.title}
            body={ask.body}
            note={ask.code !== undefined && <SupportCode code={`[${ask.code}]`} />}
            primary={{ label: ask.primary.label, onPress: () => press(ask, ask.primary) }}
            secondary={
              ask.secondary && {
                label: ask.secondary.label,
                onPress: () => ask.secondary && press(ask, ask.secondary),
              }
            }
            onClose={() => press(ask, ask.secondary ?? ask.primary)}
          />
        </Overlay>
      )}
    </>
  );
};
