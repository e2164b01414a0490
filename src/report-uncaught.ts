import type { ErrorReporter } from '../domain/ports/error-reporter';

/** What nobody caught is reported like the rest. Without an error it was another origin's script. */
export const reportUncaught = (reporter: ErrorReporter): void => {
  addEventListener('error', ({ error }) => {
    if (error) reporter.capture({ kind: 'bug', message: 'uncaught error' }, error);
  });
  addEventListener('unhandledrejection', ({ reason }) =>
    reporter.capture({ kind: 'bug', message: 'unhandled rejection' }, reason),
  );
};
