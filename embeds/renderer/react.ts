import { useLayoutEffect, useState } from 'preact/hooks';

/**
 * What our views take of React, over Preact alone: Preact's own layer for React's whole interface weighs as much as
 * Preact itself (decisions, "The custom elements"). In the build this file stands in for `react`.
 */
export { createElement } from 'preact';
export { useId, useLayoutEffect, useState } from 'preact/hooks';

/** As React's, for a store that stays the same. */
export const useSyncExternalStore = <T>(
  subscribe: (changed: () => void) => () => void,
  snapshot: () => T,
): T => {
  const [drawn, draw] = useState(snapshot);
  useLayoutEffect(() => {
    const changed = () => draw(snapshot);
    // What changed between drawing and listening was told to nobody.
    changed();
    return subscribe(changed);
  }, [subscribe, snapshot]);
  return drawn;
};
