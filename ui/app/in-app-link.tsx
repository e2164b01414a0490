import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface InAppLinkProps {
  /** Address within the app. */
  readonly to: string;
  readonly className?: string;
  /** Whether this link, among several, points to the current page. */
  readonly current?: boolean;
  /** Called when the link is pressed, before the page changes. */
  readonly onPress?: () => void;
  readonly onPointerDown?: () => void;
  /** Called when the pointer leaves the link, or scrolls the page. */
  readonly onPointerEnd?: () => void;
  readonly children: ReactNode;
}

/**
 * Renders a link that changes the page without loading a new document. The router's own component is not used, because
 * its prefetching would add to the first load.
 */
export const InAppLink = ({
  to,
  className,
  current,
  onPress,
  onPointerDown,
  onPointerEnd,
  children,
}: InAppLinkProps) => {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <a
      className={className}
      href={useHref(to)}
      aria-current={current || undefined}
      onPointerDown={onPointerDown}
      onPointerLeave={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onClick={(event) => {
        onPress?.();
        follow(event);
      }}
    >
      {children}
    </a>
  );
};
