import { longUnless } from '../support/long';
import type { Request } from '@playwright/test';
import { foundIn, haystack } from '../../canary/encodings';
import { lookAround } from '../../canary/hooks';
import { expect, outcomeOf, test } from '../support/partner';

/** Returns all markup of a page, including open shadow roots. */
const markup = (): string => {
  const of = (root: ParentNode): string =>
    Array.from(root.querySelectorAll('*'), (element) =>
      element.shadowRoot ? element.shadowRoot.innerHTML + of(element.shadowRoot) : '',
    ).join('\n');
  return document.documentElement.outerHTML + of(document);
};

for (const name of ['calm', 'event-names', 'secret-as-property', 'global-styles'])
  test(
    `${name}: the token is only in the header of calls to the lender`,
    longUnless(name === 'secret-as-property'),
    async ({ page, site }) => {
      const seen: (readonly [string, string])[] = [];
      const headers: Promise<void>[] = [];
      const note = (request: Request) => {
        const { origin } = new URL(request.url());
        const text = [request.url(), request.postData() ?? ''].join('\n');
        seen.push([`address and body of a request to ${origin}`, text]);
        headers.push(
          request.allHeaders().then(({ authorization = '', ...others }) => {
            seen.push([`headers of a request to ${origin}`, JSON.stringify(others)]);
            const place =
              origin === site.lender ? 'the header of the lender' : `a header of ${origin}`;
            seen.push([place, authorization]);
          }),
        );
      };
      page.on('request', note);
      page.on('console', (message) => seen.push(['console', message.text()]));
      page.on('framenavigated', (frame) => seen.push(['address', frame.url()]));
      const visit = await site.visit(name);
      await outcomeOf(page, visit.url);
      for (const [place, where, text] of await page.evaluate(lookAround))
        seen.push([`${place} ${where}`, text]);
      seen.push(['markup', await page.evaluate(markup)]);
      await Promise.all(headers);
      const found = seen.filter(([, text]) => foundIn(haystack(text), visit.user.token));
      expect([...new Set(found.map(([place]) => place))]).toEqual(['the header of the lender']);
    },
  );
