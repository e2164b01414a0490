import { embedsVersion } from '../version';
import type { Tag } from './element-row';

export type ElementClass = CustomElementConstructor;

/** What the first copy of the script leaves on the page, for any other copy to find. */
export interface Registry {
  readonly version: string;
  readonly elements: Readonly<Record<Tag, ElementClass>>;
}

const symbol = Symbol.for('paylater.embeds');

/** A page may have put something of its own in the place of `define`; the registry's own is still there. */
const define = (tag: string, element: ElementClass): void => {
  if (customElements.get(tag)) return;
  try {
    customElements.define(tag, element);
  } catch {
    // Tried once more below.
  }
  if (!customElements.get(tag))
    CustomElementRegistry.prototype.define.call(customElements, tag, element);
};

/** Defines the elements once a page, however many copies of the script it loads, and answers those that are there. */
export const defineOnce = (make: () => Registry['elements']): Registry['elements'] => {
  const global = window as unknown as Record<symbol, Registry | undefined>;
  const known = global[symbol];
  if (known) return known.elements;
  const registry: Registry = Object.freeze({ version: embedsVersion, elements: make() });
  Object.defineProperty(window, symbol, { value: registry });
  for (const [tag, element] of Object.entries(registry.elements)) define(tag, element);
  return registry.elements;
};
