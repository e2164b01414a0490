import { afterEach, expect, test, vi } from 'vitest';
import { ElementController } from '../../embeds/core/element-controller';
import { limitCardElement } from '../../embeds/elements/limit-card';
import { backend, home, settled } from './support/backend';
import { aBase } from './support/cards';

const controllers: ElementController[] = [];

afterEach(async () => {
  for (const controller of controllers.splice(0)) controller.disconnect();
  await settled();
  vi.unstubAllGlobals();
});

/** Returns the controller of an element in the page, drawn by a function of the test; `undefined`: never mounted. */
const connected = async (drawing?: (controller: ElementController) => void) => {
  const element = document.createElement('div');
  element.setAttribute('api-base', aBase());
  const controller = new ElementController(element, limitCardElement);
  controllers.push(controller);
  controller.tokenProvider = () => 'token';
  if (drawing) controller.follow(() => drawing(controller));
  controller.connect();
  await settled();
  return { element, controller, state: () => controller.viewState.state };
};

test('an element whose drawing throws shows its error, and draws again after a refresh', async () => {
  backend(() => home());
  const seen: string[] = [];
  let fails = true;
  const { controller, state } = await connected(({ viewState }) => {
    seen.push(viewState.state);
    if (fails && viewState.state === 'ready') throw new Error('broken');
  });
  expect(seen.slice(-2)).toEqual(['ready', 'error']);
  expect(state()).toBe('error');
  fails = false;
  await controller.refresh();
  await settled();
  expect(state()).toBe('ready');
});

test.each([
  ['was mounted recovers', () => undefined, 'ready'],
  ['was never mounted does not recover', undefined, 'error'],
])('an element that failed to draw and %s', async (_, drawing, after) => {
  backend(() => home());
  const { controller, state } = await connected(drawing);
  expect(state()).toBe('ready');
  controller.failToDraw();
  expect(state()).toBe('error');
  await controller.refresh();
  await settled();
  expect(state()).toBe(after);
});

test('after a change of its language an element keeps the old values, marked, until new ones arrive', async () => {
  let answer = (): Response | Promise<Response> => home();
  backend(() => answer());
  const { element, controller, state } = await connected(() => undefined);
  let arrive = (_: Response) => {};
  answer = () => new Promise((done) => (arrive = done));
  element.setAttribute('locale', 'en');
  controller.changed();
  await settled();
  expect(state()).toBe('stale');
  arrive(home());
  await settled();
  expect(state()).toBe('ready');
});
