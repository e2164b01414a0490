import { pageName } from './host';

/** What host pages do to their own window and document before any script of a widget runs. */

const prototypes = () => {
  const add = (owner: object, members: object) => Object.assign(owner, members);
  add(Object.prototype, {
    extra: 'of the page',
    extend(this: object) {
      return this;
    },
  });
  add(Array.prototype, {
    last(this: unknown[]) {
      return this[this.length - 1];
    },
    // As old shims do: slower, with fewer callback arguments, and enumerable.
    map(this: unknown[], change: (item: unknown, at: number) => unknown) {
      const made: unknown[] = [];
      for (let at = 0; at < this.length; at += 1) made[at] = change(this[at], at);
      return made;
    },
  });
};

/** As error trackers and polyfills do: every class is replaced. */
const define = () => {
  const original = customElements.define.bind(customElements);
  customElements.define = (name, constructor, options) =>
    original(name, class extends constructor {}, options);
};

/** By script: the oldest supported browsers have no shadow roots in markup. */
const intoShadow = () => {
  const outer = document.querySelector('#outer');
  outer?.attachShadow({ mode: 'open' }).append(...outer.childNodes);
};

const patches: Readonly<Record<string, () => void>> = {
  'patched-prototypes': prototypes,
  'patched-define': define,
  'in-a-shadow-root': intoShadow,
  'all-at-once': intoShadow,
};

patches[pageName]?.();
