import { afterEach, expect, test, vi } from 'vitest';
import { MemoryClock } from '../../adapters/memory/memory-clock';
import { createLogin } from '../../sandbox/lender/personas/control';
import { lenderFetch } from '../faults/support/lender-fetch';
import { memoryWorld } from '../support/lender';
import { settled } from './support/backend';
import { cardAt, stateOf } from './support/cards';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const tags = ['limit-card', 'bill-list', 'instalment-plan', 'recent-transactions'];

test("a partner's page with every element, twice, costs at most 4 calls and 9.6 kB", async () => {
  const world = memoryWorld(new MemoryClock());
  const lender = lenderFetch(world);
  const token = createLogin(world, 'active')?.token ?? '';
  const sizes: number[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const response = await lender(url, init);
    const headers = JSON.stringify(init.headers);
    const answer = await response.clone().text();
    sizes.push(`${url}${headers}${typeof init.body === 'string' ? init.body : ''}${answer}`.length);
    return response;
  });
  const elements = [...tags, ...tags].map((tag) => {
    const element = cardAt(`${location.origin}/api`, `paylater-${tag}`, async () => token);
    if (tag === 'instalment-plan') element.setAttribute('tenor', '3');
    return element;
  });
  document.body.append(...elements);
  await settled();
  expect(elements.map(stateOf)).toEqual(elements.map(() => 'ready'));
  expect(sizes.length).toBeLessThanOrEqual(4);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(9_600);
});
