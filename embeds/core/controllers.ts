import type { ElementController } from './element-controller';

/** Kept beside the elements, so that a page's script can neither read it off an element nor replace it. */
const controllers = new WeakMap<Element, ElementController>();

export const setController = (element: Element, controller: ElementController): void => {
  controllers.set(element, controller);
};

/** What an element of ours holds. */
export const controllerOf = (element: Element): ElementController => {
  const controller = controllers.get(element);
  if (!controller) throw new Error('not an element of ours');
  return controller;
};
