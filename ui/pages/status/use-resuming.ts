import { useEffect } from 'react';
import { skip } from 'rxjs';
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
    const answers = applications.application$.pipe(skip(1)).subscribe((state) => {
      if (state.phase === 'ready' && state.value.status !== status)
        navigator.go(ROUTES.start.path, { replace: true });
    });
    const connection = online$.pipe(skip(1)).subscribe((online) => {
      if (online && applications.application$.value.phase === 'failed') void applications.load();
    });
    if (applications.application$.value.phase === 'idle') void applications.load();
    return () => {
      answers.unsubscribe();
      connection.unsubscribe();
    };
  }, [applications, navigator, online$, page]);
};
