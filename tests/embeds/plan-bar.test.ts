import { afterEach, expect, test, vi } from 'vitest';
import { backend, json } from './support/backend';
import { aBase, cardAt, show } from './support/cards';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const summary = (principal: number | undefined, total: number) => ({
  tenor: 2,
  currency: 'IDR',
  ...(principal !== undefined && { principal, fee: total - principal }),
  total,
  instalments: [1, 2].map((it) => ({ id: `${it}`, amount: total / 2 })),
});

test.each([
  ['three quarters of principal', 300_000, 400_000, ['100%', '75%']],
  ['no fee', 400_000, 400_000, []],
  ['an unknown principal', undefined, 400_000, []],
])('a plan with %s has these parts in its bar', async (_, principal, total, parts) => {
  backend(() => json(summary(principal, total)));
  const element = cardAt(aBase(), 'paylater-instalment-plan', async () => 'token');
  element.setAttribute('tenor', '2');
  await show(element);
  const root = element.shadowRoot ?? expect.fail();
  expect(Array.from(root.querySelectorAll('rect'), (it) => it.getAttribute('width'))).toEqual(
    parts,
  );
  expect(root.querySelectorAll('[part="bars"]')).toHaveLength(parts.length > 0 ? 1 : 0);
});
