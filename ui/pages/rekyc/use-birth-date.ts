import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contextAt } from '../../../domain/forms/answers';
import { challengeFields } from '../../../domain/forms/challenges';
import { check, problemOf } from '../../../domain/forms/check';
import { Clock } from '../../../domain/ports/clock';
import { Challenge, type ChallengeEnd } from '../../../domain/rekyc/challenge';
import type { Language } from '../../../domain/session/locale';
import { useTitlePrefix } from '../../forms/use-title-prefix';
import { formatMoment } from '../../format/date';
import { useService } from '../../hooks/services';
import { useOneAtATime } from '../../hooks/use-one-at-a-time';

/** The date of birth as it is typed and judged. It lives here only, as long as the page does. */
export const useBirthDate = (onRight: () => void) => {
  const { t, i18n } = useTranslation(['rekyc', 'fields', 'form']);
  const challenge = useService(Challenge);
  const clock = useService(Clock);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const { busy, run } = useOneAtATime();
  useTitlePrefix(error === undefined ? undefined : t('form:errorPrefix'));

  const refuse = (message: string) => {
    setError(message);
    setAttempt((count) => count + 1);
  };

  const messageOf = (end: Exclude<ChallengeEnd, { kind: 'right' }>): string => {
    if (end.kind === 'wrong' || end.kind === 'lost') return t(`education.${end.kind}`);
    const { code } = end;
    if (end.kind === 'refused' || end.retryAfter === undefined)
      return t(`education.${end.kind}`, { code });
    const now = clock.now();
    const time = formatMoment(now + end.retryAfter, now, i18n.language as Language);
    return t('education.lockedUntil', { code, time });
  };

  const send = async (): Promise<void> => {
    const answered = await challenge.isAnswered();
    const end = answered ? { kind: 'right' as const } : await challenge.answer(typed);
    if (end.kind === 'right') onRight();
    else refuse(messageOf(end));
  };

  const submit = async (): Promise<void> => {
    const problem = problemOf(check(challengeFields.dob, typed, contextAt(clock.now())));
    if (problem) return refuse(t(`fields:${problem.message}`));
    setError(undefined);
    await run(send);
  };

  const type = (text: string) => {
    setTyped(text);
    setError(undefined);
  };

  return { typed, type, error, attempt, busy, submit };
};

export type BirthDate = ReturnType<typeof useBirthDate>;
