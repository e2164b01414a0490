import { useCallback } from 'react';
import { ROUTES } from '../../domain/navigation/routes';
import { ErrorReporter } from '../../domain/ports/error-reporter';
import { useService } from '../hooks/services';
import { useRoute } from './route-context';

/** Reports that code of a page that comes after it did not load, as for the page itself (spec §8). */
export const useReportLost = (): (() => void) => {
  const reporter = useService(ErrorReporter);
  const where = ROUTES[useRoute()].path;
  return useCallback(
    () => reporter.capture({ kind: 'load', message: 'page not loaded', where, code: 'MISSING' }),
    [reporter, where],
  );
};
