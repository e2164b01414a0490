import r2wc from '@r2wc/react-to-web-component';
import { Root } from '../views/root';
import { attributeOf } from './attributes';
import type { AnyRow } from './element-row';
import { propertiesOf, ElementController } from './element-controller';
import { bare, safely, soon } from './safely';
import { setController, controllerOf } from './controllers';
import type { TokenProvider } from './tokens';

interface Mounting extends HTMLElement {
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** r2wc only mounts and unmounts: its handling of attributes loses values (decisions, "The custom elements"). */
const Mounted = r2wc(
  Root,
  bare({ shadow: 'open' as const, props: [], events: [] }),
) as unknown as new () => Mounting;

/** The base class of the elements; the row says which one it is. Nothing here throws into the page. */
export abstract class PaylaterElement extends Mounted {
  // Without these, `define` would read them off the page's `Object.prototype`.
  static readonly formAssociated = false;
  static readonly disabledFeatures: readonly string[] = [];

  constructor(row: AnyRow) {
    super();
    safely(() => setController(this, new ElementController(this, row)), undefined);
  }

  /**
   * Answers the person's bearer token. Asked once for all elements of the page that ask the same API, and once more
   * after a 401. Never an attribute. It holds for the origin of the API that the element asks when it is in the page.
   * `undefined`, set on any element, in the page or not, is the person signing out of that API: its elements forget
   * their providers, the token and whatever was shown with it. The last element with a provider takes the token and the
   * values along when it leaves the page.
   */
  get tokenProvider(): TokenProvider | undefined {
    return safely(() => controllerOf(this).tokenProvider, undefined);
  }

  set tokenProvider(provider: TokenProvider | undefined) {
    safely(() => {
      controllerOf(this).tokenProvider = provider ?? undefined;
    }, undefined);
  }

  /** Settles when the element shows something else than its skeleton. Never rejects. */
  get ready(): Promise<void> {
    return safely(() => controllerOf(this).ready, Promise.resolve());
  }

  /** Asks the server anew, once for all elements that show the same. Settles with the answer, never rejects. */
  refresh(): Promise<void> {
    return safely(() => controllerOf(this).refresh(), Promise.resolve());
  }

  /** Markup may have brought a closed root of its own (`shadowrootmode`), of which there cannot be a second one. */
  override attachShadow({ mode }: ShadowRootInit): ShadowRoot {
    const internalRoot = () => this.attachInternals().shadowRoot;
    const root =
      safely(() => super.attachShadow(bare({ mode })), undefined) ?? safely(internalRoot, null);
    // A fragment that is never seen. The element still tells by `data-state` that it cannot be drawn.
    return root ?? (new DocumentFragment() as ShadowRoot);
  }

  override connectedCallback(): void {
    safely(() => {
      const controller = controllerOf(this);
      if (controller.isConnected) return;
      this.takeOver(controller.properties);
      controller.connect();
      const isMounted = safely(() => {
        super.connectedCallback();
        return true;
      }, false);
      if (!isMounted) controller.failToDraw();
    }, undefined);
  }

  /** An element that is moved leaves the page and comes back at once: it keeps all it has. */
  override disconnectedCallback(): void {
    soon(() => {
      const controller = controllerOf(this);
      if (this.isConnected || !controller.isConnected) return;
      safely(() => super.disconnectedCallback(), undefined);
      controller.disconnect();
    });
  }

  attributeChangedCallback(_name: string, before: string | null, now: string | null): void {
    if (before !== now) safely(() => controllerOf(this).changed(), undefined);
  }

  /** Properties that were set before the class was defined would hide its accessors for good. */
  private takeOver(properties: readonly string[]): void {
    for (const name of ['tokenProvider', ...properties]) {
      if (!Object.getOwnPropertyDescriptor(this, name)) continue;
      const value: unknown = Reflect.get(this, name);
      // `undefined` from that time signs nobody out.
      if (Reflect.deleteProperty(this, name) && (value ?? undefined) !== undefined)
        Reflect.set(this, name, value);
    }
  }
}

// `define` reads these too.
for (const name of ['adoptedCallback', 'connectedMoveCallback'])
  Object.defineProperty(PaylaterElement.prototype, name, bare({ value: undefined }));

/** A value as the text of an attribute; `undefined` when it has no such text. */
const written = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : undefined;

const write = (element: Element, name: string, value: unknown): void => {
  const text = written(value);
  if (text === undefined) element.removeAttribute(name);
  else element.setAttribute(name, text);
};

/** The class of a row: each of its attributes is also a property, and the attribute is where its value is kept. */
export const elementOf = (row: AnyRow) => {
  const properties = propertiesOf(row);
  class Defined extends PaylaterElement {
    static get observedAttributes(): readonly string[] {
      return properties.map(attributeOf);
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
