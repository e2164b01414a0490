import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contextAt } from '../../../domain/forms/answers';
import { challengeFields } from '../../../domain/forms/challenges';
import { check, problemOf } from '../../../domain/forms/check';
import { Pin, type PinEnd, type PinVerdict } from '../../../domain/pin/pin';
import { Clock } from '../../../domain/ports/clock';
import type { Language } from '../../../domain/session/locale';
import { useTitlePrefix } from '../../forms/use-title-prefix';
import { formatMoment } from '../../format/date';
import { useService } from '../../hooks/services';
import { useOneAtATime } from '../../hooks/use-one-at-a-time';

type Lock = Extract<PinEnd, { kind: 'locked' }>;

/** What is said when nothing more can be typed, and how asking ended. */
interface Over {
  readonly kind: 'locked' | 'lost';
  readonly messageKey: 'text' | 'until';
  readonly values?: { readonly time: string };
  readonly end: PinEnd;
}

/** The PIN as it is typed and judged. It lives here only, for as long as the sheet is open. */
export const usePinField = (lock: Lock | undefined, end: (end: PinEnd) => void) => {
  const { t, i18n } = useTranslation(['pin', 'fields', 'form']);
  const pin = useService(Pin);
  const clock = useService(Clock);
  const locked = (it: Lock): Over => {
    if (it.retryAfter === undefined) return { kind: 'locked', messageKey: 'text', end: it };
    const now = clock.now();
    const time = formatMoment(now + it.retryAfter, now, i18n.language as Language);
    return { kind: 'locked', messageKey: 'until', values: { time }, end: it };
  };
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const { busy, run } = useOneAtATime();
  const [over, setOver] = useState(() => lock && locked(lock));
  useTitlePrefix(error === undefined ? undefined : t('form:errorPrefix'));

  const refuse = (messageKey: string) => {
    setError(messageKey);
    setAttempt((count) => count + 1);
  };

  const refused = (verdict: Exclude<PinVerdict, { pinVerified: true }>) => {
    switch (verdict.why) {
      case 'wrong':
        setTyped('');
        return refuse(
          verdict.remaining === undefined
            ? t('wrong')
            : t('wrongLeft', { count: verdict.remaining }),
        );
      case 'locked': {
        const { retryAfter } = verdict;
        return setOver(locked({ kind: 'locked', ...(retryAfter !== undefined && { retryAfter }) }));
      }
      case 'refused':
        return refuse(t('refused', { code: verdict.code }));
      case 'lost':
        // What was typed is kept for another try: only the same can be sent again.
        if (verdict.repeatable) return refuse(t('again'));
        return setOver({
          kind: 'lost',
          messageKey: 'text',
          end: { kind: 'failed', failure: { kind: 'network' } },
        });
    }
  };

  const send = async (): Promise<void> => {
    const verdict = await pin.verify(typed);
    if (verdict.pinVerified) end({ kind: 'verified', ids: verdict.ids });
    else refused(verdict);
  };

  const submit = async (): Promise<void> => {
    const problem = problemOf(check(challengeFields.pin, typed, contextAt(clock.now())));
    if (problem) return refuse(t(`fields:${problem.message}`));
    setError(undefined);
    await run(send);
  };

  const type = (text: string) => {
    setTyped(text);
    setError(undefined);
  };

  const close = () => {
    pin.cancel();
    end(over?.end ?? { kind: 'cancelled' });
  };

  return { typed, type, error, attempt, busy, over, submit, close };
};
