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

/** Returns the typed date of birth and its message. The date is kept only on the page. */
export const useBirthDate = (onRight: () => void) => {
  const { t } = useTranslation(['rekyc', 'form', 'common']);
  const format = useFormat();
  const fieldMessage = useTableMessages('fields');
  const challenge = useService(AnswerChallenge);
  const clock = useService(Clock);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const busy = isUnderWay(useLive(challenge.state$));
  useTitlePrefix(error === undefined ? undefined : t('form:errorPrefix'));

  const refuse = (message: string) => {
    setError(message);
    setAttempt((count) => count + 1);
  };

  const messageOf = (end: ChallengeState): string | undefined => {
    if (end.kind === 'done') return end.value === 'wrong' ? t('education.wrong') : undefined;
    if (end.kind === 'unknown') return t('education.lost', { button: t('common:continue') });
    if (end.kind !== 'refused' && end.kind !== 'failed') return undefined;
    const code = codeOf(end.failure);
    if (end.kind === 'failed') return t('education.refused', { code });
    const wait = end.failure.kind === 'api' ? end.failure.retryAfter : undefined;
    if (wait === undefined) return t('education.locked', { code });
    const now = clock.now();
    const time = format.moment(now + wait, now);
    return t('education.lockedUntil', { code, time });
  };

  const submit = async (): Promise<void> => {
    const problem = problemOf(check(challengeFields.dob, typed, contextAt(clock.now())));
    if (problem) return refuse(fieldMessage(problem.message));
    setError(undefined);
    const end = await challenge.press(typed);
    const message = messageOf(end);
    if (message !== undefined) refuse(message);
    else if (end.kind === 'done') onRight();
  };

  const type = (text: string) => {
    setTyped(text);
    setError(undefined);
  };

  return { typed, type, error, attempt, busy, submit };
};

export type BirthDate = ReturnType<typeof useBirthDate>;
