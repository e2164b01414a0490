import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contextAt } from '../../../domain/forms/answers';
import { challengeFields } from '../../../domain/forms/challenges';
import { check, problemOf } from '../../../domain/forms/check';
import { codeOf } from '../../../domain/kernel/failure';
import { isUnderWay } from '../../../domain/async/send-once';
import { Clock } from '../../../domain/ports/clock';
import { AnswerChallenge, type ChallengeState } from '../../../domain/rekyc/answer-challenge';
import { useFormat } from '../../format/use-format';
import { useTitlePrefix } from '../../forms/use-title-prefix';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { useTableMessages } from '../../hooks/use-table-messages';

interface Refusal {
  readonly error?: string;
  /** For support. */
  readonly code?: string;
}

/** Returns the typed date of birth and its message. The date is kept only on the page. */
export const useBirthDate = (onRight: () => void) => {
  const { t } = useTranslation(['rekyc', 'form', 'common']);
  const format = useFormat();
  const fieldMessage = useTableMessages('fields');
  const challenge = useService(AnswerChallenge);
  const clock = useService(Clock);
  const [typed, setTyped] = useState('');
  const [{ error, code }, setRefusal] = useState<Refusal>({});
  const [attempt, setAttempt] = useState(0);
  const busy = isUnderWay(useLive(challenge.state$));
  useTitlePrefix(error === undefined ? undefined : t('form:errorPrefix'));

  const refuse = (refusal: Refusal) => {
    setRefusal(refusal);
    setAttempt((count) => count + 1);
  };

  const refusalOf = (end: ChallengeState): Refusal => {
    if (end.kind === 'done') return end.value === 'wrong' ? { error: t('education.wrong') } : {};
    if (end.kind === 'unknown')
      return { error: t('education.lost', { button: t('common:continue') }) };
    if (end.kind !== 'refused' && end.kind !== 'failed') return {};
    const code = codeOf(end.failure);
    if (end.kind === 'failed') return { error: t('education.refused'), code };
    const wait = end.failure.kind === 'api' ? end.failure.retryAfter : undefined;
    if (wait === undefined) return { error: t('education.locked'), code };
    const now = clock.now();
    return { error: t('education.lockedUntil', { time: format.moment(now + wait, now) }), code };
  };

  const submit = async (): Promise<void> => {
    const problem = problemOf(check(challengeFields.dob, typed, contextAt(clock.now())));
    if (problem) return refuse({ error: fieldMessage(problem.message) });
    setRefusal({});
    const end = await challenge.press(typed);
    const refusal = refusalOf(end);
    if (refusal.error !== undefined) refuse(refusal);
    else if (end.kind === 'done') onRight();
  };

  const type = (text: string) => {
    setTyped(text);
    setRefusal({});
  };

  return { typed, type, error, code, attempt, busy, submit };
};

export type BirthDate = ReturnType<typeof useBirthDate>;
