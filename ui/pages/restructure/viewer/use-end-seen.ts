import { type RefObject, useEffect, useRef, useState } from 'react';

/** Returns the height that the action bar covers at the bottom of the screen. */
const covered = (): string =>
  getComputedStyle(document.documentElement).getPropertyValue('--actions-height').trim() || '0px';

/**
 * Returns whether the element is visible now: inside its scrolling box, and above the action bar. It does not count
 * until the content before it is complete, because the element would be higher than at the end.
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
