import { useCallback } from 'react';
import { ROUTES } from '../../domain/navigation/routes';
import { ErrorReporter } from '../../domain/ports/error-reporter';
import { useService } from '../hooks/services';
import { useRoute } from './route-context';

/** Returns a function that reports a failed load of late code, as for the page itself (spec §8). */
export const useReportLost = (): (() => void) => {
  const reporter = useService(ErrorReporter);
  const where = ROUTES[useRoute()].path;
  return useCallback(
    () => reporter.capture({ kind: 'load', message: 'page not loaded', where, code: 'MISSING' }),
    [reporter, where],
  );
};
