import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface InAppLinkProps {
  /** An address of ours. */
  readonly to: string;
  readonly className?: string;
  /** It leads to where the person is, among several. */
  readonly current?: boolean;
  /** What else a press does, before the page changes. */
  readonly onPress?: () => void;
  readonly children: ReactNode;
}

/**
 * A link that changes the page without a new document. The router's own component brings what it prefetches with it,
 * which the first load would have to carry.
 */
export const InAppLink = ({ to, className, current, onPress, children }: InAppLinkProps) => {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <a
      className={className}
      href={useHref(to)}
      aria-current={current || undefined}
      onClick={(event) => {
        onPress?.();
        follow(event);
      }}
    >
      {children}
    </a>
  );
};
