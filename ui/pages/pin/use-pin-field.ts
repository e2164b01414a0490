import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contextAt } from '../../../domain/forms/answers';
import { challengeFields } from '../../../domain/forms/challenges';
import { check, problemOf } from '../../../domain/forms/check';
import { type PinProblem, VerifyPin } from '../../../domain/pin/verify-pin';
import { Clock } from '../../../domain/ports/clock';
import { useTitlePrefix } from '../../forms/use-title-prefix';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { useTableMessages } from '../../hooks/use-table-messages';

/** Returns the typed PIN, its error and its actions. The PIN is in memory only, while the sheet is open. */
export const usePinField = () => {
  const { t } = useTranslation(['pin', 'form']);
  const fieldMessage = useTableMessages('fields');
  const pin = useService(VerifyPin);
  const clock = useService(Clock);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [code, setCode] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useTitlePrefix(error === undefined ? undefined : t('form:errorPrefix'));

  const refuse = (message: string, support?: string) => {
    setError(message);
    setCode(support);
    setAttempt((count) => count + 1);
  };

  const messageOf = (problem: PinProblem): string => {
    if (problem.why === 'refused') return t('refused');
    if (problem.why === 'lost') return t('again');
    const { remaining: count } = problem;
    return count === undefined ? t('wrong') : t('wrongLeft', { count });
  };

  const submit = async (): Promise<void> => {
    const problem = problemOf(check(challengeFields.pin, typed, contextAt(clock.now())));
    if (problem) return refuse(fieldMessage(problem.message));
    setError(undefined);
    const state = await pin.enter(typed);
    if (state.kind !== 'field' || !state.problem) return;
    // Any other PIN stays, because the user may send the same one again.
    if (state.problem.why === 'wrong') setTyped('');
    refuse(
      messageOf(state.problem),
      state.problem.why === 'refused' ? state.problem.code : undefined,
    );
  };

  const type = (text: string) => {
    setTyped(text);
    setError(undefined);
  };

  return {
    state: useLive(pin.state$),
    typed,
    type,
    error,
    /** For support. */
    code,
    attempt,
    submit,
    close: () => pin.cancel(),
  };
};
