import { type RefObject, useEffect, useRef, useState } from 'react';

/** How much of the screen the bar of actions covers at its foot. */
const covered = (): string =>
  getComputedStyle(document.documentElement).getPropertyValue('--actions-height').trim() || '0px';

/**
 * Whether the element is in sight now: inside what scrolls, and above the bar of actions. While what comes before it is not
 * whole it does not count, since the element would stand higher than it will.
 */
export const useEndSeen = (
  isWhole: boolean,
): readonly [RefObject<HTMLDivElement | null>, boolean] => {
  const end = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!end.current || !isWhole) return;
    const watching = new IntersectionObserver(
      (entries) => setSeen(entries[entries.length - 1]?.isIntersecting ?? false),
      { rootMargin: `0px 0px -${covered()} 0px` },
    );
    watching.observe(end.current);
    return () => {
      watching.disconnect();
      setSeen(false);
    };
  }, [isWhole]);
  return [end, isSeen];
};
