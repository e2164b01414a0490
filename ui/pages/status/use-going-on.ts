import { useEffect, useEffectEvent } from 'react';
import { Clock } from '../../../domain/ports/clock';
import { useService } from '../../hooks/services';

/** Milliseconds to read a page before it continues by itself. */
const readingTime = 6_000;

/** Calls `goOn` after the user had time to read the page. A touch or a key cancels that (WCAG 2.2.1). */
export const useGoingOn = (active: boolean, goOn: () => void): void => {
  const clock = useService(Clock);
  const onEnd = useEffectEvent(goOn);
  useEffect(() => {
    if (!active) return;
    const reading = new AbortController();
    const { signal } = reading;
    const stay = () => reading.abort();
    for (const touched of ['pointerdown', 'keydown'])
      window.addEventListener(touched, stay, { signal });
    void clock.sleep(readingTime, signal).then(() => signal.aborted || onEnd());
    return stay;
  }, [active, clock]);
};
