import { embedsVersion } from './version';
import { type Configuration, configure } from './configuration';
import type { Tag } from './element-row';
import { bare, safely } from './safely';
import { warn } from './warn';

export type ElementClass = CustomElementConstructor;

/** The object that the first copy of the script leaves on the page for other copies. */
export interface Registry {
  readonly version: string;
  readonly elements: Readonly<Record<Tag, ElementClass>>;
  readonly configure: (configuration: Configuration) => Configuration;
}

const symbol = Symbol.for('paylater.embeds');

/** Defines an element, through the prototype when the page has replaced `customElements.define`. */
const define = (tag: string, element: ElementClass): void => {
  if (customElements.get(tag)) return;
  safely(() => customElements.define(tag, element), undefined);
  if (!customElements.get(tag))
    safely(
      () => CustomElementRegistry.prototype.define.call(customElements, tag, element),
      undefined,
    );
};

/** Copies before 1.1.0 have no `configure`. */
const unable = (): Configuration => Object.freeze(bare({}));

/** Defines the elements once per page, however many copies of the script it loads. Returns the defined ones. */
export const defineOnce = (
  make: () => Registry['elements'],
): Pick<Registry, 'elements' | 'configure'> => {
  const first: Partial<Registry> | undefined = Object.getOwnPropertyDescriptor(
    window,
    symbol,
  )?.value;
  if (first?.elements) {
    if (first.version !== embedsVersion)
      warn(
        `version ${embedsVersion} does nothing, since ${first.version} is on the page already`,
        'Two addresses',
      );
    return { elements: first.elements, configure: first.configure ?? unable };
  }
  const registry: Registry = Object.freeze({ version: embedsVersion, elements: make(), configure });
  Object.defineProperty(window, symbol, bare({ value: registry }));
  for (const [tag, element] of Object.entries(registry.elements)) define(tag, element);
  return registry;
};
