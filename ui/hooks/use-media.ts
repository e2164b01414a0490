import { useCallback, useSyncExternalStore } from 'react';

/** Matches a screen with room for two columns. */
export const largeScreen = '(min-width: 900px)';

/** Returns whether a media query matches, and renders again when that changes. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  const read = () => matchMedia(query).matches;
  return useSyncExternalStore(subscribe, read, read);
};
