import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GuardState } from '../../domain/guard/route-guard';
import { isPlace, routeAt } from '../../domain/navigation/routes';
import './page-transition.css';

/** Milliseconds that the browser may take to capture the old page; after that the next page has no transition. */
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
 * Returns the guard's state to render. While a view transition to another page (page-transition.css) starts, that is
 * the old state; places of the app change without a transition. A touch ends the transition, because the page beneath
 * receives no touches; so do the next page and another session.
 */
export const useShownState = (now: GuardState, login: number): GuardState => {
  const [shown, show] = useState({ now, login });
  const newest = useRef(shown);
  const fades = shown.login === login && isAnotherPage(shown.now, now) && canFade();
  if (!fades && (shown.now !== now || shown.login !== login)) show({ now, login });

  useEffect(() => {
    newest.current = { now, login };
    if (!fades) return;
    document.documentElement.dataset['direction'] = now.place.by === 'back' ? 'back' : 'forward';
    const transition = document.startViewTransition(() => {
      clearTimeout(timer);
      flushSync(() => show(newest.current));
    });
    const end = () => transition.skipTransition();
    const timer = setTimeout(end, patience);
    // Does nothing after the transition has ended.
    addEventListener('pointerdown', end, { capture: true, once: true });
    transition.ready.catch(() => undefined);
  }, [now, login, fades]);

  return fades ? shown.now : now;
};
