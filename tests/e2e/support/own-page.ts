import type { Page } from '@playwright/test';
import type { PartnerSite } from '../../engines/site/partner-site';

/** The elements, in the order of the guide. */
export const tags = [
  'paylater-limit-card',
  'paylater-bill-list',
  'paylater-recent-transactions',
  'paylater-instalment-plan',
];

/** The elements of a test's page once none of them is loading. */
export interface Seen {
  readonly states: Readonly<Record<string, string | undefined>>;
  readonly texts: Readonly<Record<string, string>>;
  readonly amounts: readonly string[];
  readonly links: readonly string[];
  readonly problems: readonly string[];
  readonly said: unknown;
}

declare global {
  interface Window {
    seen?: Seen;
    /** Replaces the elements by new ones with a provider, and returns the result. */
    anew?: () => Promise<Seen>;
  }
}

const elementsSeen = `
const all = () => [...document.querySelectorAll('${tags.join()}')];
const of = (read) => Object.fromEntries(all().map((it) => [it.localName, read(it)]));
const inside = (selector) => all().flatMap((it) => [...it.shadowRoot.querySelectorAll(selector)]);
const settled = async () => {
  const end = performance.now() + 8000;
  const waits = () => all().some((it) => [undefined, 'loading', 'stale'].includes(it.dataset.state));
  do await new Promise((done) => setTimeout(done, 30)); while (waits() && performance.now() < end);
};
const shown = async () => {
  await settled();
  return {
    states: of((it) => it.dataset.state), texts: of((it) => it.shadowRoot.textContent),
    amounts: inside('[data-amount]').map((it) => it.dataset.amount),
    links: inside('a').map((it) => it.href),
  };
};`;

/** Serves a page with the elements' script and the given script, opens it, and returns its elements in the end. */
export const openOwnPage = async (
  page: Page,
  site: PartnerSite,
  { markup = '', script }: { readonly markup?: string; readonly script: string },
): Promise<Seen> => {
  const address = `${site.lender}/embeds/v1/paylater.js`;
  const url = site.put('/own', {
    html: `<!doctype html><html lang="id"><meta charset="utf-8"><script>const problems = [];
addEventListener('error', ({ message }) => problems.push('thrown: ' + message));
addEventListener('unhandledrejection', ({ reason }) => problems.push('rejected: ' + reason));
</script><body>${markup}<script type="module">
import { configure } from '${address}';
${elementsSeen}
const script = async () => { ${script} };
window.anew = async () => {
  const fresh = all().map((it) => [it, it.cloneNode()]);
  for (const [it] of fresh) it.before(document.createComment(''));
  const places = fresh.map(([it]) => it.previousSibling);
  for (const [it] of fresh) it.remove();
  // Shared values are dropped when the last provider leaves.
  await new Promise((done) => setTimeout(done));
  fresh.forEach(([, it], at) => places[at].replaceWith(it));
  for (const [, it] of fresh) it.tokenProvider = async () => 'buyer';
  return { ...await shown(), problems: problems.splice(0), said: undefined };
};
const said = await script();
window.seen = { ...await shown(), problems, said };
</script></body></html>`,
  });
  await page.goto(url);
  const seen = await page.waitForFunction(() => window.seen);
  return (await seen.jsonValue()) as Seen;
};
