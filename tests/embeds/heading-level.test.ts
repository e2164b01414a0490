import { afterEach, expect, test, vi } from 'vitest';
import { backend, home, json, settled } from './support/backend';
import { aBase, cardAt, show, stateOf } from './support/cards';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('the heading has the level of `heading-level`, in every state', async () => {
  let answer = () => home();
  backend(() => answer());
  const element = cardAt(aBase(), 'paylater-limit-card', async () => 'token');
  const seen = () => [
    stateOf(element),
    element.shadowRoot?.querySelector('h2')?.getAttribute('aria-level'),
  ];
  await show(element);
  expect(seen()).toEqual(['ready', '2']);
  for (const [text, level] of [
    ['3', '3'],
    ['7', '2'],
    ['6', '6'],
  ] as const) {
    element.setAttribute('heading-level', text);
    await settled();
    expect(seen()).toEqual(['ready', level]);
  }
  answer = () => json({}, 401);
  await element.refresh();
  await settled();
  expect(seen()).toEqual(['unauthorised', '6']);
});
