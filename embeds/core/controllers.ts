import type { ElementController } from './element-controller';

/** Stored outside the elements, so that a script of the page can neither read nor replace a controller. */
const controllers = new WeakMap<Element, ElementController>();

export const setController = (element: Element, controller: ElementController): void => {
  controllers.set(element, controller);
};

/** Returns the controller of an element. Throws for an element that is not ours. */
export const controllerOf = (element: Element): ElementController => {
  const controller = controllers.get(element);
  if (!controller) throw new Error('not an element of ours');
  return controller;
};
