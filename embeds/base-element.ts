import r2wc from '@r2wc/react-to-web-component';
import { Root } from './views/root';
import { attributeOf } from './core/attributes';
import type { AnyRow } from './core/element-row';
import { propertiesOf, ElementController } from './core/element-controller';
import { drawn } from './preact/drawn';
import { keepingFocus } from './core/focus';
import { observeLanguage } from './core/page-changes';
import { internalsOf, showState } from './core/states';
import { bare, newElement, OwnPromise, safely, soon } from './core/safely';
import { setController, controllerOf } from './core/controllers';
import type { TokenProvider } from './core/tokens';

/** Keys of r2wc for a component's props, and for the method that renders it. */
const r2wcProps: unique symbol = Symbol.for('r2wc.props');
const r2wcRender: unique symbol = Symbol.for('r2wc.render');

interface Mounting extends HTMLElement {
  readonly [r2wcProps]: object;
  [r2wcRender](): void;
  readonly container: ShadowRoot;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** r2wc only mounts, renders and unmounts: its own handling of attributes loses values (decision 34). */
const Mounted = r2wc(
  Root,
  bare({ shadow: 'open' as const, props: [], events: [] }),
) as unknown as new () => Mounting;

/** Shows the page's own fallback in an element that cannot be drawn. */
const showFallback = (element: Mounting): void => {
  const slot = newElement('http://www.w3.org/1999/xhtml', 'slot');
  slot.setAttribute('name', 'fallback');
  element.container.replaceChildren(slot);
  showState(element, 'error');
};

/** The base class of the elements, configured by a row. Nothing here throws into the page. */
export abstract class PaylaterElement extends Mounted {
  // Without these, `define` would read them from the page's `Object.prototype`.
  static readonly formAssociated = false;
  static readonly disabledFeatures: readonly string[] = [];

  constructor(row: AnyRow) {
    super();
    safely(() => setController(this, new ElementController(this, row)), undefined);
  }

  /**
   * Returns the user's bearer token. It is called once for all elements of the page with the same API, and once more
   * after a 401. It is never an attribute. It is used only for the origin of the API that the element has when it
   * enters the page. Setting `undefined` on any element, in the page or not, signs the user out of that API: its
   * elements drop their providers, the token and the values. The same happens when the last element with a provider
   * leaves the page.
   */
  get tokenProvider(): TokenProvider | undefined {
    return safely(() => controllerOf(this).tokenProvider, undefined);
  }

  set tokenProvider(provider: TokenProvider | undefined) {
    safely(() => {
      controllerOf(this).tokenProvider = provider ?? undefined;
    }, undefined);
  }

  /** Resolves when the element first shows something other than its skeleton. Never rejects. */
  get ready(): Promise<void> {
    return safely(() => controllerOf(this).ready, OwnPromise.resolve());
  }

  /** Requests the values again, once for all elements that show the same. Resolves with the response. Never rejects. */
  refresh(): Promise<void> {
    return safely(() => controllerOf(this).refresh(), OwnPromise.resolve());
  }

  /** Returns a closed root that markup has attached (`shadowrootmode`), since an element cannot have two roots. */
  override attachShadow({ mode }: ShadowRootInit): ShadowRoot {
    bare(this[r2wcProps]);
    const root =
      safely(() => super.attachShadow(bare({ mode })), undefined) ?? internalsOf(this)?.shadowRoot;
    // The page never shows this fragment; `data-state` still reports that the element cannot be drawn.
    return drawn(root ?? (new DocumentFragment() as ShadowRoot));
  }

  override connectedCallback(): void {
    const isConnected = safely(() => {
      const controller = controllerOf(this);
      if (controller.isConnected) return true;
      this.takeOver(controller.properties);
      controller.connect();
      const isMounted = safely(() => {
        super.connectedCallback();
        return true;
      }, false);
      if (isMounted) controller.follow(() => keepingFocus(this.container, () => this.draw()));
      else controller.failToDraw();
      return isMounted;
    }, false);
    if (!isConnected) safely(() => showFallback(this), undefined);
  }

  /** Updates an element that moved into another document, which has other styles and another language. */
  adoptedCallback(): void {
    safely(() => {
      observeLanguage(this.ownerDocument);
      controllerOf(this).changed();
    }, undefined);
  }

  /** Disconnects in a microtask: a move disconnects and connects the element at once, and must keep its state. */
  override disconnectedCallback(): void {
    soon(() => {
      const controller = controllerOf(this);
      if (this.isConnected || !controller.isConnected) return;
      safely(() => super.disconnectedCallback(), undefined);
      controller.disconnect();
    });
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now) return;
    // A framework that hydrates or morphs the page removes attributes that it did not write. The state is written again
    // in a new task, so that a page that keeps removing it does not block.
    if (name === 'data-state') setTimeout(() => safely(() => controllerOf(this).tell(), undefined));
    else safely(() => controllerOf(this).changed(), undefined);
  }

  /** Draws the view, from the start after a translator has replaced our nodes, which a normal draw would not find. */
  private draw(): void {
    if (!this.container.querySelector('font')) return this[r2wcRender]();
    super.disconnectedCallback();
    super.connectedCallback();
  }

  /** Reassigns a property that was set before the class was defined, since it would hide the accessor of that name. */
  private takeOver(properties: readonly string[]): void {
    for (const name of ['tokenProvider', ...properties]) {
      if (!Object.getOwnPropertyDescriptor(this, name)) continue;
      const value: unknown = Reflect.get(this, name);
      // A provider that was `undefined` then must not sign the user out.
      if (Reflect.deleteProperty(this, name) && (value ?? undefined) !== undefined)
        Reflect.set(this, name, value);
    }
  }
}

// `define` reads this too.
Object.defineProperty(
  PaylaterElement.prototype,
  'connectedMoveCallback',
  bare({ value: undefined }),
);

/** Returns a value as attribute text, or `undefined` when it has none. */
const written = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : undefined;

const write = (element: Element, name: string, value: unknown): void => {
  const text = written(value);
  if (text === undefined) element.removeAttribute(name);
  else element.setAttribute(name, text);
};

/** Builds the class of a row. Each attribute is also a property; the attribute holds its value. */
export const elementOf = (row: AnyRow) => {
  const properties = propertiesOf(row);
  class Defined extends PaylaterElement {
    static get observedAttributes(): readonly string[] {
      return [...properties.map(attributeOf), 'data-state'];
    }

    constructor() {
      super(row);
    }
  }
  for (const property of properties)
    Object.defineProperty(
      Defined.prototype,
      property,
      bare({
        enumerable: true,
        configurable: true,
        get(this: Defined) {
          return safely(() => controllerOf(this).value(property), undefined);
        },
        set(this: Defined, value: unknown) {
          safely(() => write(this, attributeOf(property), value), undefined);
        },
      }),
    );
  return Defined;
};
