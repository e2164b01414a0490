import { useCallback, useEffect, useRef, useState } from 'react';
import { second } from '../../../../domain/kernel/instant';
import { Clock } from '../../../../domain/ports/clock';
import { useService } from '../../../hooks/services';
import type { PageEnd } from './pdf-page';
import type { AgreementState } from './use-agreement';

/** A second press that was meant for reading on must not be the one that binds. */
const breath = 0.6 * second;

type Ends = ReadonlyMap<number, 'shown' | 'failed'>;
const none: Ends = new Map();

/** Brings what comes next of the agreement into sight: the rest of its box first, then what was not shown in it. */
const readOn = (box: HTMLElement, next: number): void => {
  const { bottom } = box.getBoundingClientRect();
  const page = box.children[next];
  box.scrollIntoView({ block: 'end' });
  if (!page || box.getBoundingClientRect().bottom < bottom) return;
  // One that was passed too fast to be drawn is gone back to.
  if (page.getBoundingClientRect().bottom <= box.getBoundingClientRect().bottom)
    page.scrollIntoView({ block: 'end' });
  else box.scrollBy({ top: 0.85 * box.clientHeight });
};

/** How far an agreement was read; one that is opened anew is read anew. */
export const useReading = (state: AgreementState) => {
  const clock = useService(Clock);
  const box = useRef<HTMLDivElement>(null);
  const [known, setKnown] = useState({ of: state, ends: none });
  const [pausing, setPausing] = useState(false);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const onEnd: PageEnd = useCallback(
    (at, end) =>
      setKnown(({ of, ends }) => ({
        of: state,
        ends: new Map(of === state ? ends : none).set(at, end),
      })),
    [state],
  );

  const ends = known.of === state ? known.ends : none;
  const pages = state.kind === 'open' ? state.pages : [];
  const next = pages.findIndex((_, at) => ends.get(at) !== 'shown');
  const read = async (): Promise<void> => {
    if (pausing || !box.current) return;
    const { signal } = leaving.current;
    setPausing(true);
    readOn(box.current, next);
    await clock.sleep(breath, signal);
    if (!signal.aborted) setPausing(false);
  };
  return {
    box,
    onEnd,
    /** Every page was shown to its end. */
    isThrough: pages.length > 0 && next < 0 && !pausing,
    /** A page can be shown in no way. */
    isBroken: [...ends.values()].includes('failed'),
    readOn: () => void read(),
    pausing,
  };
};
