import { bare, isTrueOfDocument } from './safely';

/** Runs code once the user sees the page: at once, unless the browser prerenders it for a visit that may never come. */
export const onActivated = (act: () => void): void => {
  if (isTrueOfDocument('prerendering'))
    window.addEventListener('prerenderingchange', act, bare({ capture: true, once: true }));
  else act();
};
