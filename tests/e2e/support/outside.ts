import type { APIResponse, BrowserContext, Route } from '@playwright/test';

/** Not this machine by its name, so that errors are reported as anywhere; and secure, as every deployment is. */
export const outside = 'https://app.paylater.example';

/**
 * Hands an answer of the sandbox to the browser. A redirect becomes a page that leads on by itself: where a redirect
 * leads, the browser would ask the network for, which does not know this name.
 */
export const passOn = (route: Route, response: APIResponse, body?: string): Promise<void> => {
  const { location, ...headers } = response.headers();
  if (location === undefined)
    return route.fulfill(body === undefined ? { response } : { response, body });
  return route.fulfill({
    status: 200,
    headers: { ...headers, refresh: `0; url=${location}`, 'referrer-policy': 'no-referrer' },
    body: '',
  });
};

/** Serves the sandbox under that name. */
export const serveOutside = (context: BrowserContext, sandbox: string) =>
  context.route(`${outside}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const query = search.replaceAll(encodeURIComponent(outside), encodeURIComponent(sandbox));
    // A page that has gone meanwhile waits for no answer.
    await route
      .fetch({ url: sandbox + pathname + query, maxRedirects: 0 })
      .then((response) => passOn(route, response))
      .catch(() => route.abort().catch(() => {}));
  });
