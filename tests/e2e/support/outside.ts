import type { APIResponse, BrowserContext, Route } from '@playwright/test';

/** An origin that is not localhost, so that errors are reported, and is secure, as every deployment is. */
export const outside = 'https://app.paylater.example';

/**
 * Passes a response of the sandbox to the browser. A redirect becomes a page that redirects by itself: the browser
 * would look the name up in the network for an HTTP redirect, which does not know it.
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

/** Serves the sandbox under that name, with documents changed by `change`. */
export const serveOutside = (
  context: BrowserContext,
  sandbox: string,
  change = (html: string) => html,
) =>
  context.route(`${outside}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const query = search.replaceAll(encodeURIComponent(outside), encodeURIComponent(sandbox));
    // A page that was closed waits for no answer.
    await route
      .fetch({ url: sandbox + pathname + query, maxRedirects: 0 })
      .then(async (response) =>
        route.request().resourceType() === 'document'
          ? passOn(route, response, change(await response.text()))
          : passOn(route, response),
      )
      .catch(() => route.abort().catch(() => {}));
  });
