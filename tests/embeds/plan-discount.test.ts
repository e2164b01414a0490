import { afterEach, expect, test, vi } from 'vitest';
import { backend, json } from './support/backend';
import { indonesian } from '../../embeds/messages/id';
import { aBase, cardAt, show, stateOf } from './support/cards';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test.each([
  [0, undefined],
  [undefined, undefined],
  [25_000, '−Rp25.000'],
])('a plan with the discount %j shows %j', async (discount, shown) => {
  const principal = 300_000;
  const total = principal - (discount ?? 0);
  backend(() => json({ tenor: 3, currency: 'IDR', principal, fee: 0, discount, total }));
  const element = cardAt(aBase(), 'paylater-instalment-plan', async () => 'token');
  element.setAttribute('tenor', '3');
  await show(element);
  expect(stateOf(element)).toBe('ready');
  const terms = [...(element.shadowRoot?.querySelectorAll('dt') ?? [])];
  const row = terms.find(
    (term) => term.textContent === indonesian.plan.discount,
  )?.nextElementSibling;
  expect(row?.textContent?.match(/−?Rp[\d.]+/)?.[0]).toBe(shown);
});
