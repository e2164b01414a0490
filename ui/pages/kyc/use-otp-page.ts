import { useEffect, useState } from 'react';
import { Applications } from '../../../domain/application/applications';
import { contextAt } from '../../../domain/forms/answers';
import { challengeFields } from '../../../domain/forms/challenges';
import { check, problemOf } from '../../../domain/forms/check';
import { latestValue } from '../../../domain/kernel/loadable';
import { DESTINATIONS } from '../../../domain/navigation/status-rules';
import { Otp } from '../../../domain/otp/otp';
import { Clock } from '../../../domain/ports/clock';
import { Navigator } from '../../../domain/ports/navigator';
import { Config } from '../../../domain/session/config';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { useOneAtATime } from '../../hooks/use-one-at-a-time';
import { useStatusPoll } from '../onboarding/use-status-poll';

/** What the page of the one-time password does: the code as it is typed, its check, and the way on. */
export const useOtpPage = () => {
  const otp = useService(Otp);
  const state = useLive(otp.otp$);
  const clock = useService(Clock);
  const applications = useService(Applications);
  const navigator = useService(Navigator);
  const { length } = useService(Config).values.otp;
  const status = latestValue(useLive(applications.application$))?.status;
  const [code, setCode] = useState('');
  const [attempt, setAttempt] = useState(0);
  /** What the field itself has to say about a code that cannot be sent. */
  const [lacking, setLacking] = useState<string>();
  /** The person types another code: the error of the previous one is not shown any more. */
  const [retyped, setRetyped] = useState(false);
  useEffect(() => otp.enter(), [otp]);
  const verified = state.phase === 'verified';
  const [slow, setSlow] = useState(false);
  useStatusPoll(verified && !slow, (moved) => setSlow(!moved));

  useEffect(() => {
    // The guard leaves an open application in this section, where nothing waits for a code.
    if (status === 'NOT_APPLIED' || status === 'DRAFT')
      navigator.go(DESTINATIONS[status], { replace: true });
  }, [navigator, status]);

  const send = async (text: string): Promise<void> => {
    // Another tab may have been right already; where the status leads, the guard goes.
    const before = await applications.refresh();
    if (before.ok && before.value.status !== 'PENDING_AUTH') return;
    const right = await otp.verify(text);
    const lost = otp.otp$.value.error?.problem === 'unsure';
    // After a lost answer the status tells whether the code was right.
    if (right || lost) await applications.refresh();
    // A right code is never sent again, also when the status is still the same.
    if (right) return setCode('');
    if (otp.otp$.value.phase !== 'sent') return;
    // A code that was not judged is kept for another try.
    if (!lost) setCode('');
    setAttempt((count) => count + 1);
  };

  // A wrong code must not cost two tries.
  const { busy: checking, run } = useOneAtATime();
  const verify = async (text = code): Promise<void> => {
    const context = contextAt(clock.now(), { codeLength: length });
    const problem = problemOf(check(challengeFields.otp, text, context));
    setLacking(problem?.message);
    if (problem) return setAttempt((count) => count + 1);
    setRetyped(false);
    setSlow(false);
    await run(() => send(text));
  };

  const type = (text: string): void => {
    setCode(text);
    setLacking(undefined);
    setRetyped(true);
  };

  const judged = retyped || checking ? undefined : state.error?.problem;
  return {
    otp,
    state,
    code,
    type,
    verify,
    attempt,
    lacking,
    judged,
    length,
    checking,
    verified,
    slow,
    setSlow,
  };
};
