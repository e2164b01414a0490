import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigator } from '../../domain/ports/navigator';
import { useService } from '../hooks/services';
import { useLive } from '../hooks/use-live';
import { AlertDialog } from '../kit/alert-dialog';
import { Loader } from '../kit/loader';
import { Toast } from '../kit/toast';
import { Busy } from './busy';
import { type Ask, type AskButton, Notices, toastLifetime } from './notices';
import { useOpenLink } from './use-open-link';

/** Shown after so many milliseconds, and then at least so long, so that nothing flickers. */
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

/** What lies over every page: the loader, the one dialog, the one toast. */
export const Overlays = () => {
  const { t } = useTranslation();
  const notices = useService(Notices);
  const navigator = useService(Navigator);
  const openLink = useOpenLink();
  const toast = useLive(notices.toast$);
  const ask = useLive(notices.ask$);
  const loading = useSteady(useLive(useService(Busy).count$) > 0);

  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => notices.toasted(toast.id), toastLifetime);
    return () => clearTimeout(timer);
  }, [notices, toast]);

  const press = (from: Ask, { run, go, link }: AskButton) => {
    notices.answered(from);
    run?.();
    if (go !== undefined) navigator.go(go, { replace: true });
    if (link !== undefined) openLink(link);
  };

  return (
    <>
      {loading && <Loader look="overlay" label={t('loading')} />}
      <Toast toast={toast} place={toast?.place} />
      {ask && (
        <AlertDialog
          key={ask.title + ask.body}
          title={ask.title}
          body={ask.body}
          primary={{ label: ask.primary.label, onPress: () => press(ask, ask.primary) }}
          secondary={
            ask.secondary && {
              label: ask.secondary.label,
              onPress: () => ask.secondary && press(ask, ask.secondary),
            }
          }
          onClose={() => press(ask, ask.secondary ?? ask.primary)}
        />
      )}
    </>
  );
};
