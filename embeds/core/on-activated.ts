import { bare } from './safely';

/**
 * Runs code once the page is the person's: at once, unless the browser prepares (prerenders) it for a visit that may never
 * come. Markup can hide the document's property with an element, so only `true` counts.
 */
export const onActivated = (act: () => void): void => {
  if (Reflect.get(document, 'prerendering') === true)
    window.addEventListener('prerenderingchange', act, bare({ capture: true, once: true }));
  else act();
};
