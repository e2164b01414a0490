import type { BrowserContext, Page, Request } from '@playwright/test';
import { textsInMemory } from '../support/memory';
import { hookSinks, lookAround } from './hooks';

/** The channels through which a value could leave, and what others could keep or read: HTML of the server, and templates. */
export const sinks = [
  'address',
  'referrer',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'cache',
  'cookies',
  'console',
  'tracking',
  'reports',
  'cspReports',
  'postMessage',
  'bridge',
  'otherRequests',
  'html',
  'templates',
] as const;

/** Other places that are searched: calls to the lender, the clipboard, and the page after a logout. */
export const places = [...sinks, 'calls', 'clipboard', 'afterLogout'] as const;
export type Place = (typeof places)[number];

export interface Seen {
  readonly place: Place;
  /** A key, a header, or a method and a path. */
  readonly where: string;
  readonly text: string;
}

const placeOf = (path: string): Place => {
  if (/^\/api\/(?:v\d|account-management)\/|^\/token$/.test(path)) return 'calls';
  if (path === '/events') return 'tracking';
  if (path.endsWith('/envelope/')) return 'reports';
  return path === '/csp-reports' ? 'cspReports' : 'otherRequests';
};

type Add = (place: Place, where: string, text: string) => void;

const recordRequest = async (request: Request, add: Add): Promise<void> => {
  // The headers of a request are unavailable after its page was closed.
  const headers = await request.allHeaders().catch(() => request.headers());
  const { pathname, search, href } = new URL(request.url());
  const body = request.postDataBuffer()?.toString('utf8') ?? '';
  const name = `${request.method()} ${pathname.replace(/^\/api/, '')}`;
  const place = placeOf(pathname);
  add('referrer', name, headers['referer'] ?? '');
  if (request.isNavigationRequest()) add('address', name, href);
  if (place !== 'calls')
    return add(place, name, `${request.method()} ${href}\n${JSON.stringify(headers)}\n${body}`);
  add('address', `query of ${name}`, pathname + search);
  for (const [header, text] of Object.entries(headers)) add('calls', `${header} of ${name}`, text);
  add('calls', `body of ${name}`, body);
};

const recordHtml = async (request: Request, add: Add): Promise<void> => {
  const response = await request.response();
  if (!response?.headers()['content-type']?.startsWith('text/html')) return;
  // The text is unavailable after the page has loaded another document.
  add('html', new URL(request.url()).pathname, await response.text().catch(() => ''));
};

/**
 * Records what every page of a context sends, logs and navigates to from now on. `look` records what is stored and
 * shown at the time of the call.
 */
export const watchSinks = async (context: BrowserContext) => {
  const seen = new Map<string, Seen>();
  const waiting: Promise<unknown>[] = [];
  const add: Add = (place, where, text) => {
    if (text !== '') seen.set(`${place} ${where} ${text}`, { place, where, text });
  };
  await context.exposeFunction('__told', add);
  await context.addInitScript(hookSinks);
  context.on('request', (request) => void waiting.push(recordRequest(request, add)));
  // A response that never ends has no text to wait for.
  context.on('requestfinished', (request) => void waiting.push(recordHtml(request, add)));
  context.on('console', (message) => add('console', message.type(), message.text()));
  context.on('weberror', (thrown) => add('console', 'uncaught', String(thrown.error())));
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => add('address', 'navigation', frame.url())),
  );

  const look = async (page: Page) => {
    for (const [place, where, text] of await page.evaluate(lookAround))
      add(place as Place, where, text);
    for (const cookie of await context.cookies()) add('cookies', cookie.name, cookie.value);
  };
  /** Searches what is left of a user: in the memory, on the page, and in the browser. */
  const lookAfterLogout = async (page: Page, memory = 'memory') => {
    add('afterLogout', 'page', await page.content());
    for (const [, where, text] of await page.evaluate(lookAround)) add('afterLogout', where, text);
    // Last, because it ends the emulation of being offline, and the document may then be loaded again.
    add('afterLogout', memory, await textsInMemory(page));
  };
  const all = async (): Promise<readonly Seen[]> => {
    await Promise.all(waiting);
    return [...seen.values()];
  };
  return { look, lookAfterLogout, all };
};

export type Watched = Awaited<ReturnType<typeof watchSinks>>;
