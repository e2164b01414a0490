import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GuardState } from '../../domain/guard/route-guard';
import { isPlace, routeAt } from '../../domain/navigation/routes';
import './page-transition.css';

/** Milliseconds that the browser may take to capture the old page; after that the next page has no transition. */
const patience = 100;

const canMove = (): boolean =>
  'startViewTransition' in document &&
  matchMedia('(prefers-reduced-motion: no-preference)').matches;

/** Notes for the styles whether the amount of both pages, if they have one, is in view, so that it can move. */
const noteAmount = (isApartBefore = false): boolean => {
  const amount = document.querySelector('main :is(.amount--owed, .amount--pay, .amount--total)');
  const { top = 0, bottom = 0 } = amount?.getBoundingClientRect() ?? {};
  const header = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0;
  const isApart = isApartBefore || !amount || top < header || bottom > window.innerHeight;
  document.documentElement.toggleAttribute('data-amount-apart', isApart);
  return isApart;
};

type Turn = 'forward' | 'back' | 'none';

const turnOf = (before: GuardState, now: GuardState): Turn => {
  const both = [before, now];
  const routes = both.map(({ place }) => routeAt(place.path));
  if (before.place.path === now.place.path) return 'none';
  if (both.some(({ decision }) => decision.kind !== 'stay')) return 'none';
  // A page that takes the place of another one, such as a wait's result, does not lie beside it.
  if (now.place.by === 'replace') return 'none';
  // Places of the navigation bar change at once.
  if (routes.every(isPlace)) return 'none';
  return now.place.by === 'back' ? 'back' : 'forward';
};

/**
 * Returns the guard's state to render. While a view transition to another page (page-transition.css) starts, that is
 * the old state. A touch ends the transition, because the page beneath receives no touches; so do the next page and another
 * session.
 */
export const useShownState = (now: GuardState, login: number): GuardState => {
  const [shown, show] = useState({ now, login, turn: 'none' as Turn });
  const newest = useRef(shown);
  const turn = shown.login === login ? turnOf(shown.now, now) : 'none';
  const moves = turn !== 'none' && canMove();
  if (!moves && (shown.now !== now || shown.login !== login)) show({ now, login, turn });
  const { turn: last } = shown;
  useLayoutEffect(() => {
    document.documentElement.dataset['direction'] = last;
  }, [last]);

  useEffect(() => {
    newest.current = { now, login, turn };
    if (!moves) return;
    document.documentElement.dataset['direction'] = turn;
    const isApart = noteAmount();
    const transition = document.startViewTransition(() => {
      clearTimeout(timer);
      flushSync(() => show(newest.current));
      noteAmount(isApart);
    });
    const end = () => transition.skipTransition();
    const timer = setTimeout(end, patience);
    // Does nothing after the transition has ended.
    addEventListener('pointerdown', end, { capture: true, once: true });
    transition.ready.catch(() => undefined);
  }, [now, login, moves, turn]);

  return moves ? shown.now : now;
};
