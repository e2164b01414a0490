import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GuardState } from '../../domain/guard/route-guard';
import { isPlace, routeAt } from '../../domain/navigation/routes';
import './page-transition.css';

/** How long a browser may take to photograph the old page before the next one comes without a transition, in milliseconds. */
const patience = 100;

const canFade = (): boolean =>
  'startViewTransition' in document &&
  matchMedia('(prefers-reduced-motion: no-preference)').matches;

const isAnotherPage = (before: GuardState, now: GuardState): boolean =>
  before.place.path !== now.place.path &&
  !(isPlace(routeAt(before.place.path)) && isPlace(routeAt(now.place.path))) &&
  before.decision.kind === 'stay' &&
  now.decision.kind === 'stay';

/**
 * What the app shows: the newest state, and a page after another one by a view transition (page-transition.css), while
 * which the old one is still shown. One place of the app follows another at once. A touch ends the transition, since the page beneath it takes none, and so do the
 * next page and another login.
 */
export const useShownState = (now: GuardState, login: number): GuardState => {
  const [shown, show] = useState({ now, login });
  const newest = useRef(shown);
  const fades = shown.login === login && isAnotherPage(shown.now, now) && canFade();
  if (!fades && (shown.now !== now || shown.login !== login)) show({ now, login });

  useEffect(() => {
    newest.current = { now, login };
    if (!fades) return;
    const transition = document.startViewTransition(() => {
      clearTimeout(timer);
      flushSync(() => show(newest.current));
    });
    const end = () => transition.skipTransition();
    const timer = setTimeout(end, patience);
    // After its end it does nothing.
    addEventListener('pointerdown', end, { capture: true, once: true });
    transition.ready.catch(() => undefined);
  }, [now, login, fades]);

  return fades ? shown.now : now;
};
