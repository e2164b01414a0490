import {
  Children,
  Fragment,
  isValidElement,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classes } from './classes';
import { useBarHeight } from './use-bar-height';
import { useScrolledAway } from './use-scrolled-away';
import './page.css';

interface PageProps {
  /** The route's pattern, as in ROUTES. */
  readonly route: string;
  readonly title: string;
  /** Whether it is one of the app's places, whose titles are small and at one height. */
  readonly isPlace?: boolean;
  readonly header?: ReactNode;
  /** Called when the title has been scrolled away under the header, and when it is back. */
  readonly onTitleAway?: ((isAway: boolean) => void) | undefined;
  /** Shown above the title; the page is then centred. */
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
  /** Uses the width of a large screen, for a page that has two columns. */
  readonly wide?: boolean | undefined;
  /** Buttons that stay visible; a form puts them in its own `Actions` instead. */
  readonly actions?: ReactNode;
  /** Scrolls with the page, below its buttons. */
  readonly below?: ReactNode;
}

/** Whether the focus was in a page that was unmounted, and nothing has received it since. */
const focus = { isLost: false };

/** Focuses the title of a page that replaces a page with the focus in it, as after a route change. */
const useFocusOfPage = () => {
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const here = page.current;
    if (focus.isLost && document.activeElement === document.body)
      here?.querySelector('h1')?.focus({ preventScroll: true });
    focus.isLost = false;
    return () => {
      focus.isLost = here?.contains(document.activeElement) ?? false;
    };
  }, []);
  return page;
};

/** Scrolls a title that replaces another one into view, as when the page of a wait shows the result. */
const useShownTitle = (title: string, heading: RefObject<HTMLHeadingElement | null>) => {
  const last = useRef(title);
  useLayoutEffect(() => {
    if (last.current !== title) heading.current?.scrollIntoView?.({ block: 'nearest' });
    last.current = title;
  }, [title, heading]);
};

/** Renders a page: a header, one `main` with one `h1` that takes the focus on arrival, and its actions. */
export const Page = (props: PageProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  useShownTitle(props.title, title);
  useScrolledAway(title, props.onTitleAway);
  return (
    <div
      ref={useFocusOfPage()}
      className={classes(
        'page',
        props.picture !== undefined && 'page--result',
        props.wide && 'page--wide',
        props.isPlace && 'page--place',
      )}
    >
      {props.header}
      <main className="page__main" data-route={props.route}>
        {props.picture}
        <h1 ref={title} className="page__title" tabIndex={-1}>
          {props.title}
        </h1>
        {props.children}
        {props.actions && <Actions below={props.below}>{props.actions}</Actions>}
      </main>
    </div>
  );
};

interface ActionsProps {
  readonly children: ReactNode;
  readonly below?: ReactNode;
}

/** The part of the window's height above which the parts of a bar are kept only up to its main action. */
const tallest = 0.16;
/** The part of it above which a notice stays without the main action below it. */
const tallestNotice = 0.35;

const isText = (it: ReactNode) => isValidElement(it) && it.type === 'p';

const isMain = (it: ReactNode) =>
  isValidElement<{ readonly action?: string }>(it) && it.props.action === 'primary';

const listed = (children: ReactNode) =>
  Children.toArray(
    isValidElement<{ readonly children: ReactNode }>(children) && children.type === Fragment
      ? children.props.children
      : children,
  );

/**
 * Renders buttons that stick above the safe area and the keyboard; the first one is the main action. On a low window or
 * with large text, the buttons after it scroll with the page, and on a very low one also the main action below a notice.
 */
export const Actions = ({ children, below }: ActionsProps) => {
  const bar = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLDivElement>(null);
  const [kept, keep] = useState<'all' | 'main' | 'first'>('all');
  useBarHeight(bar, '--actions-height', () => {
    // The heights of the parts alone, which are the same wherever the parts are.
    const parts = [bar, more].flatMap(({ current }) => [...(current?.children ?? [])]);
    const heightOf = (some: readonly Element[]) =>
      some.reduce((sum, it) => sum + it.clientHeight, 0) / window.innerHeight;
    const main = parts.findIndex((it) => it.matches('[data-action="primary"]'));
    const isLow = heightOf(parts.slice(0, main + 1)) > tallestNotice;
    keep(heightOf(parts) > tallest ? (isLow ? 'first' : 'main') : 'all');
  });
  const all = listed(children);
  const first = all.findIndex((it) => !isText(it)) + 1;
  const stuck = { all: all.length, main: all.findIndex(isMain) + 1 || first, first }[kept];
  const rest = all.slice(stuck);
  return (
    <>
      <div
        className={classes('actions', (rest.length > 0 || !!below) && 'actions--above')}
        ref={bar}
      >
        {all.slice(0, stuck)}
      </div>
      {rest.length > 0 && (
        <div className="actions__more" ref={more}>
          {rest}
        </div>
      )}
      {below && <div className="actions__more">{below}</div>}
    </>
  );
};
