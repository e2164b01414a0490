import { afterEach, expect, test, vi } from 'vitest';
import { controllerOf } from '../../embeds/core/controllers';
import { backend, home, settled } from './support/backend';
import { aBase, cardAt, show, stateOf } from './support/cards';

afterEach(async () => {
  document.body.replaceChildren();
  await settled();
  vi.unstubAllGlobals();
});

const aCard = () => cardAt(aBase(), 'paylater-limit-card', () => 'token');

test('an element whose drawing throws shows its error, and draws again after a refresh', async () => {
  backend(() => home());
  const element = aCard();
  await show(element);
  const controller = controllerOf(element);
  const seen: string[] = [];
  let fails = true;
  controller.follow(() => {
    const { state } = controller.viewState;
    seen.push(state);
    if (fails && state === 'ready') throw new Error('broken');
  });
  await element.refresh();
  await settled();
  expect(seen).toEqual(['stale', 'ready', 'error']);
  expect(stateOf(element)).toBe('error');
  fails = false;
  await element.refresh();
  await settled();
  expect(stateOf(element)).toBe('ready');
});

test('an element that failed to draw after it was mounted recovers, one that never mounted does not', async () => {
  backend(() => home());
  const [mounted, unmounted] = [aCard(), aCard()];
  await show(mounted, unmounted);
  for (const element of [mounted, unmounted]) {
    const controller = controllerOf(element);
    controller.follow((element === mounted ? () => undefined : undefined) as () => void);
    controller.failToDraw();
    expect(stateOf(element)).toBe('error');
    await element.refresh();
    await settled();
  }
  expect([stateOf(mounted), stateOf(unmounted)]).toEqual(['ready', 'error']);
});

test('after a change of its language an element keeps the old values, marked, until new ones arrive', async () => {
  let answer = (): Response | Promise<Response> => home();
  backend(() => answer());
  const element = aCard();
  await show(element);
  expect(stateOf(element)).toBe('ready');
  let arrive = (_: Response) => {};
  answer = () => new Promise((done) => (arrive = done));
  element.setAttribute('locale', 'en');
  await settled();
  expect(stateOf(element)).toBe('stale');
  arrive(home());
  await settled();
  expect(stateOf(element)).toBe('ready');
});
