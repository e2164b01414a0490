import { useCallback, useEffect, useRef, useState } from 'react';
import { second } from '../../../../domain/kernel/instant';
import { Clock } from '../../../../domain/ports/clock';
import { cancellable } from '../../../hooks/cancellable';
import { useService } from '../../../hooks/services';
import { useVisit } from '../../../hooks/use-visit';
import type { PageFault, TextSides } from '../../../../domain/restructure/pdf-engine';
import type { PageLook, PageEnd } from './pdf-page';
import { nextView, printOf } from './print';
import { pageTexts } from './page-texts';
import type { AgreementState } from './use-agreement';

/** Milliseconds between presses that read on. */
const breath = 0.6 * second;
/** Milliseconds for which the binding button ignores presses, so that a press for reading on cannot be the one that binds. */
const rest = second;

type Ends = ReadonlyMap<number, 'shown' | PageFault>;
const none: Ends = new Map();

/**
 * Scrolls to the next part of the agreement: the rest of its box first, then the next ink on the page, to the right if
 * the page is wider than the box, and then below.
 */
const readOn = (box: HTMLElement, next: number): void => {
  const { bottom } = box.getBoundingClientRect();
  const page = box.children[next];
  box.scrollIntoView({ block: 'end' });
  if (!page || box.getBoundingClientRect().bottom < bottom) return;
  const canvas = page.querySelector('canvas');
  const print = canvas ? printOf(canvas) : undefined;
  if (!canvas || !print) {
    box.scrollBy({ left: -box.scrollLeft });
    return page.scrollIntoView({ block: 'nearest' });
  }
  const scale = canvas.width / canvas.clientWidth;
  const [shown, paper] = [box.getBoundingClientRect(), canvas.getBoundingClientRect()];
  const now = { left: shown.left - paper.left, top: shown.top - paper.top };
  const isBegun = now.top >= -2 || box.scrollTop + box.clientHeight >= box.scrollHeight - 1;
  const view = {
    left: isBegun ? Math.ceil(now.left * scale) : 0,
    top: isBegun ? Math.ceil(now.top * scale) : Number.NEGATIVE_INFINITY,
    // One pixel more, for rounding: without it, the same view could be the next one again.
    width: Math.ceil((box.clientWidth + 1) * scale),
    height: Math.ceil((box.clientHeight + 1) * scale),
  };
  const then = nextView(print, view);
  if (then) box.scrollBy({ left: then.left / scale - now.left, top: then.top / scale - now.top });
  else
    page.querySelector('.agreement__end')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/**
 * Scrolls to the end of the agreement, which the terms above the button covered when they appeared, and to the text
 * below it about what agreeing means.
 */
const showEnd = (box: HTMLElement): void => {
  box.lastElementChild?.querySelector('.agreement__end')?.scrollIntoView({ block: 'nearest' });
  (box.nextElementSibling ?? box).scrollIntoView({ block: 'end' });
};

/** Returns the text for a screen on which the letters of a whole page are too small to read. */
const firstLook = (): PageLook => (matchMedia('(min-width: 600px)').matches ? 'fit' : 'text');

/** Returns the sides that include all of these; `undefined` if one is not known. */
const widestOf = (all: readonly (TextSides | undefined)[]): TextSides | undefined => {
  const known = all.filter((it) => it !== undefined);
  if (known.length === 0 || known.length < all.length) return undefined;
  return {
    left: Math.min(...known.map(({ left }) => left)),
    right: Math.max(...known.map(({ right }) => right)),
  };
};

/** Tracks how far an agreement was read; one that is opened again must be read again. */
export const useReading = (state: AgreementState) => {
  const clock = useService(Clock);
  const box = useRef<HTMLDivElement>(null);
  const [known, setKnown] = useState({ of: state, ends: none });
  const [look, setLook] = useState(firstLook);
  const [sides, setSides] = useState<TextSides>();
  const [pausing, setPausing] = useState(false);
  const [rested, setRested] = useState<AgreementState>();
  const visit = useVisit();

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
  const isRead = pages.length > 0 && next < 0;
  useEffect(() => {
    if (!isRead) return;
    void clock.sleep(rest, visit).then(() => {
      if (visit.aborted) return;
      if (box.current) showEnd(box.current);
      setRested(state);
    });
  }, [clock, visit, isRead, state]);

  // A scan has no text.
  useEffect(() => {
    if (state.kind !== 'open') return;
    return cancellable(async (signal) => {
      const texts = await pageTexts(state.pages, signal);
      if (signal.aborted) return;
      if (!texts.some((it) => it?.lines.length)) setLook('fit');
      setSides(widestOf(texts.map((it) => it?.sides)));
    });
  }, [state]);

  // The press that leads from the text to the pages shows as much of them as possible.
  const [fromText, setFromText] = useState(false);
  useEffect(() => {
    if (fromText && look === 'fit') box.current?.scrollIntoView({ block: 'end' });
  }, [fromText, look]);

  const read = async (): Promise<void> => {
    if (pausing || !box.current) return;
    // Only pictures count as read; the next press continues with them.
    if (look === 'text') {
      setFromText(true);
      return setLook('fit');
    }
    setPausing(true);
    readOn(box.current, next);
    await clock.sleep(breath, visit);
    if (!visit.aborted) setPausing(false);
  };
  return {
    box,
    look,
    setLook,
    /** Where the text of all pages begins and ends, if it is known of all. */
    sides,
    onEnd,
    /** Whether every page was shown to its end. */
    isThrough: isRead,
    /** Whether a page cannot be shown completely. */
    isBroken: [...ends.values()].some((end) => end !== 'shown'),
    readOn: () => void read(),
    /** Whether the button ignores presses for a moment after it was pressed or became the binding one. */
    pausing: pausing || (isRead && rested !== state),
  };
};
