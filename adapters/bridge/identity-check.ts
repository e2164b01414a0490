import type { Clock } from '../../domain/ports/clock';
import type { ErrorReporter } from '../../domain/ports/error-reporter';
import type { NativeBridge, OneKycLaunch, OneKycResult } from '../../domain/ports/native-bridge';
import { readOneKycResult } from './one-kyc-result';
import type { OneKycScript } from './one-kyc-script';
import { type Respond, callOnce } from './call-once';

/** Returns the identity check of a browser. It loads the script on the first use, then waits for the user. */
export const identityCheck = (
  script: OneKycScript,
  clock: Clock,
  reporter: ErrorReporter,
): NativeBridge['launchOneKyc'] => {
  const capture = async (
    launch: OneKycLaunch,
    answer: Respond<OneKycResult>,
    signal: AbortSignal | undefined,
  ): Promise<void> => {
    const loaded = await script.load();
    if (loaded.kind !== 'ok') return answer(loaded);
    if (signal?.aborted) return;
    const close = loaded.value.launch({
      ...launch,
      onResult: (result) => {
        const outcome = readOneKycResult(result);
        const report = {
          kind: 'bridge',
          message: 'unreadable answer',
          where: 'launchOneKyc',
        } as const;
        if (outcome.kind === 'malformed') reporter.capture(report);
        answer(outcome);
      },
    });
    if (typeof close === 'function') signal?.addEventListener('abort', () => close());
  };
  return (launch, signal) =>
    callOnce<OneKycResult>({ name: 'launchOneKyc', clock, reporter, signal }, (answer) =>
      capture(launch, answer, signal),
    );
};
