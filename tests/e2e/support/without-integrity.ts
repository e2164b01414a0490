import type { Page } from '@playwright/test';

/** Returns a document of the client without the hashes of its files. */
export const withoutHashes = (html: string): string =>
  html.replace(/<script type="importmap">.*?<\/script>/, '').replaceAll(/ integrity="[^"]*"/g, '');

/** Removes the hashes from the client's documents, so that a test can change its files. */
export const withoutIntegrity = (page: Page): Promise<unknown> =>
  page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    return route.fulfill({ response, body: withoutHashes(await response.text()) });
  });
