import { afterEach, expect, test, vi } from 'vitest';
import { backend, home, json, settled } from './support/backend';
import { aBase, cardAt, show, stateOf } from './support/cards';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** The mask marker of each session recorder, from its documentation. */
const marks = {
  Hotjar: '[data-hj-suppress]',
  Datadog: '[data-dd-privacy="mask"]',
  Clarity: '[data-clarity-mask="true"]',
  Sentry: '[data-sentry-mask]',
  LogRocket: '[data-private]',
  FullStory: '.fs-mask',
  rrweb: '.rr-mask',
  PostHog: '.ph-no-capture',
};

test.each(Object.entries(marks))(
  'the contents are marked for %s in every state, and the element itself is not',
  async (_, mark) => {
    let answer = () => home();
    backend(() => answer());
    const element = cardAt(aBase(), 'paylater-limit-card', async () => 'token');
    const unmarked = () => {
      const inside = [...(element.shadowRoot?.querySelectorAll('slot *') ?? [])];
      return inside.filter((it) => !it.closest(mark));
    };
    await show(element);
    expect(element.shadowRoot?.querySelectorAll('.amount').length).toBeGreaterThan(2);
    expect([stateOf(element), unmarked()]).toEqual(['ready', []]);
    answer = () => json({}, 418);
    await element.refresh();
    expect([stateOf(element), unmarked()]).toEqual(['stale', []]);
    answer = () => json({}, 401);
    await element.refresh();
    await settled();
    expect([stateOf(element), unmarked()]).toEqual(['unauthorised', []]);
    expect(element.matches(mark)).toBe(false);
  },
);
