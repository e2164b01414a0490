import { useEffect } from 'react';
import { Applications } from '../../../domain/application/applications';
import { ROUTES } from '../../../domain/navigation/routes';
import { HostFacts } from '../../../domain/ports/host-facts';
import { Navigator } from '../../../domain/ports/navigator';
import { useService } from '../../hooks/services';
import { SPEAKS_OF, type StatusRoute } from './status-pages';

/**
 * Reads the status where nobody has yet, and again when the connection is back; an answer that the page does not speak
 * of leads on, by the guard, to where the status belongs (decisions, "Access and redirects").
 */
export const useResuming = (page: StatusRoute): void => {
  const applications = useService(Applications);
  const navigator = useService(Navigator);
  const { online$ } = useService(HostFacts);
  useEffect(() => {
    const status = SPEAKS_OF[page];
    if (status === undefined) return;
    const onArrival = applications.application$.value;
    const answers = applications.application$.subscribe((state) => {
      if (state !== onArrival && state.phase === 'ready' && state.value.status !== status)
        navigator.go(ROUTES.start.path, { replace: true });
    });
    let before = online$.value;
    const connection = online$.subscribe((online) => {
      const isBack = online && !before;
      before = online;
      if (isBack && applications.application$.value.phase === 'failed') void applications.load();
    });
    if (applications.application$.value.phase === 'idle') void applications.load();
    return () => {
      answers.unsubscribe();
      connection.unsubscribe();
    };
  }, [applications, navigator, online$, page]);
};
