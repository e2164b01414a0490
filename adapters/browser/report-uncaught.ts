import type { ErrorReporter } from '../../domain/ports/error-reporter';

/** Reports uncaught errors and rejections. An event without an error comes from a script of another origin. */
export const reportUncaught = (reporter: ErrorReporter): void => {
  addEventListener('error', ({ error }) => {
    if (error) reporter.capture({ kind: 'bug', message: 'uncaught error' }, error);
  });
  addEventListener('unhandledrejection', ({ reason }) =>
    reporter.capture({ kind: 'bug', message: 'unhandled rejection' }, reason),
  );
};
