import type { BrowserContext, Route } from '@playwright/test';
import { outside, passOn } from '../e2e/support/outside';
import { type CanaryName, canaryNames, type Person, wantedOf } from './canaries';
import { foundIn, haystack } from './encodings';

/** The lender's data of a user; the browser sees only the canaries. */
export interface Known {
  readonly name: string;
  readonly phone: string;
  readonly dob: string;
}

type Json = Record<string, unknown>;

const replaced = (text: string, pairs: readonly (readonly [from: string, to: string])[]): string =>
  pairs.reduce((said, [from, to]) => (from === '' ? said : said.replaceAll(from, to)), text);

/** Calls whose answers have the figures that the document shows before the app's code. */
const withFigures = /\/(?:v2\/homepage|v1\/bill-list|v1\/transaction-history)$/;

/** Returns the amounts of an answer that have three digits before the zeros: rounder ones are in texts of the app. */
const figuresIn = (text: string): readonly string[] =>
  [...text.matchAll(/"\w*(?:amount|total|used|available)\w*":"?(\d{5,8})\b/g)]
    .map(([, amount = '']) => amount)
    .filter((amount) => amount.replace(/0+$/, '').length >= 3);

/** The user may see the last four digits. This careless server sends all of them, and the client masks them. */
const careless = (it: Person) => ({ masked_nik: it.nik, masked_name: it.name });

/**
 * Serves the client like a deployment, and rewrites traffic between browser and sandbox. Random input becomes the
 * sandbox's magic value only after it left the browser, and the sandbox's data becomes the canary before it arrives.
 * `learned`: values that only the server creates. `met`: the canaries that the browser sent or received.
 */
export const standBetween = async (
  context: BrowserContext,
  sandbox: string,
  person: Person,
  { name, phone, dob }: Known,
) => {
  const learned = new Map<CanaryName, Set<string>>();
  const learn = (name: CanaryName, value: unknown) => {
    if (typeof value === 'string') learned.set(name, (learned.get(name) ?? new Set()).add(value));
  };

  const met = new Set<CanaryName>();
  const meet = (text: string) => {
    const [hay, wanted] = [haystack(text), wantedOf(person, learned)];
    for (const name of canaryNames)
      if (!met.has(name) && [...wanted[name]].some((value) => foundIn(hay, value))) met.add(name);
  };

  const outward = (path: string, body: string): string => {
    const pairs: [string, string][] = [[`+62${person.ownMobile}`, phone]];
    if (path.endsWith('/v1/otp/verificator')) pairs.push([person.otp, '123456']);
    if (path.endsWith('/v1/gotopin/verify')) pairs.push([person.pin, '123456']);
    if (path.endsWith('/v1/kyc/challenge')) pairs.push([person.dob, dob]);
    return replaced(body, pairs);
  };

  const inward: Readonly<Record<string, (data: Json) => Json>> = {
    '/token': (answer) => {
      learn('bearer', answer['access_token']);
      return { ...answer, refresh_token: person.refresh };
    },
    '/api/v1/gotopin/challenge': (data) => {
      learn('pinChallengeId', data['challenge_id']);
      learn('pinRequestId', data['request_id']);
      return data;
    },
    '/api/v1/kyc/one-kyc/token': (data) => {
      learn('oneKycToken', data['token']);
      return data;
    },
    '/api/v1/kyc/ktp': (data) => ({ ...data, ...careless(person) }),
    '/api/v1/virtual-account': (data) => ({ ...data, account_number: person.va }),
  };

  const told = (path: string, text: string): string => {
    const here = replaced(text, [
      [name, person.name],
      [phone, `+62${person.ownMobile}`],
    ]);
    const change = inward[path];
    if (!change) return here;
    const { data, ...rest } = JSON.parse(here) as { data?: Json };
    return JSON.stringify(data ? { ...rest, data: change(data) } : change(rest));
  };

  const answer = async (route: Route): Promise<void> => {
    const request = route.request();
    const [, bearer] = /^Bearer (\S+)$/.exec(request.headers()['authorization'] ?? '') ?? [];
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) learn('bearer', bearer);
    const body = request.postDataBuffer()?.toString('utf8');
    const query = replaced(search, [[encodeURIComponent(outside), encodeURIComponent(sandbox)]]);
    const response = await route.fetch({
      url: sandbox + pathname + query,
      maxRedirects: 0,
      ...(body === undefined ? {} : { postData: outward(pathname, body) }),
    });
    const isCall = /^\/(?:api\/|token$)/.test(pathname) && response.ok();
    if (!isCall) return passOn(route, response);
    const said = told(pathname, await response.text());
    if (withFigures.test(pathname)) for (const it of figuresIn(said)) learn('figure', it);
    meet(`${body ?? ''}\n${said}`);
    await passOn(route, response, said);
  };

  // A page that was closed waits for no answer.
  await context.route(`${outside}/**`, (route) =>
    answer(route).catch(() => route.abort().catch(() => {})),
  );
  return { learned, met };
};
