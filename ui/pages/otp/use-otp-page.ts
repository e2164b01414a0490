import { useEffect, useState } from 'react';
import { Applications } from '../../../domain/application/applications';
import { contextAt } from '../../../domain/forms/answers';
import { challengeFields } from '../../../domain/forms/challenges';
import { check, problemOf } from '../../../domain/forms/check';
import { latestValue } from '../../../domain/kernel/loadable';
import { destinationOf } from '../../../domain/navigation/statuses';
import { VerifyOtp } from '../../../domain/otp/verify-otp';
import { Clock } from '../../../domain/ports/clock';
import { Navigator } from '../../../domain/ports/navigator';
import { Config } from '../../../domain/config/config';
import { useNextPages } from '../../app/use-next-pages';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';

/** Returns the state of the one-time password page: the typed code, and its error. */
export const useOtpPage = () => {
  const otp = useService(VerifyOtp);
  const state = useLive(otp.state$);
  const clock = useService(Clock);
  const applications = useService(Applications);
  const navigator = useService(Navigator);
  const { length } = useService(Config).values.otp;
  const status = latestValue(useLive(applications.state$))?.status;
  const nextPages = useNextPages();
  const [code, setCode] = useState('');
  const [attempt, setAttempt] = useState(0);
  /** Message key for a code that cannot be sent. */
  const [lacking, setLacking] = useState<string>();
  /** Whether the user has typed since the last error, which is then hidden. */
  const [retyped, setRetyped] = useState(false);
  useEffect(() => otp.open(), [otp]);

  useEffect(() => {
    // The guard allows these statuses in this section, but they need no code.
    if (status === 'NOT_APPLIED' || status === 'DRAFT')
      navigator.go(destinationOf(status), { replace: true });
  }, [navigator, status]);

  const verify = async (text = code, isFilled = false): Promise<void> => {
    const context = contextAt(clock.now(), { codeLength: length });
    // A press on the emptied field would replace the server's reason with "type a code".
    if (text === '' && state.error && !retyped) return setAttempt((count) => count + 1);
    const problem = problemOf(check(challengeFields.otp, text, context));
    setLacking(problem?.message);
    if (problem) return setAttempt((count) => count + 1);
    setRetyped(false);
    if (!(await nextPages.load(() => void verify(text, isFilled)))) return;
    const { kind, error } = await otp.verify(text, isFilled);
    if (kind === 'verified') setCode('');
    if (kind !== 'sent' || !error) return;
    // A code whose response was lost stays for another try.
    if (error.problem !== 'unsure') setCode('');
    setAttempt((count) => count + 1);
  };

  const type = (text: string): void => {
    setCode(text);
    setLacking(undefined);
    setRetyped(true);
  };

  return {
    otp,
    state,
    code,
    type,
    verifying: nextPages.loading || state.kind === 'verifying',
    verify,
    attempt,
    lacking,
    problem: retyped ? undefined : state.error?.problem,
    refusalCode: state.error?.code,
    length,
  };
};
