import r2wc from '@r2wc/react-to-web-component';
import { Root } from '../views/root';
import { attributeOf } from './attributes';
import type { AnyRow } from './element-row';
import { propertiesOf, Showing } from './showing';
import { keep, showingOf } from './showings';
import type { TokenProvider } from './tokens';

interface Mounting extends HTMLElement {
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** Mounts and unmounts, and does nothing else of what it could: its defaults lose values (decisions, "The custom elements"). */
const Mounted = r2wc(Root, { shadow: 'open' }) as unknown as new () => Mounting;

/** What the elements have in common; which one it is, its row says. */
export abstract class PaylaterElement extends Mounted {
  constructor(row: AnyRow) {
    super();
    keep(this, new Showing(this, row));
  }

  /**
   * Answers the person's bearer token. Asked once for all elements of the page that ask the same API, and once more
   * after a 401. Never an attribute. `undefined`, set on any element, in the page or not, is the person signing out of
   * that API: its elements forget their providers, the token and whatever was shown with it. The last element with a
   * provider takes the token and the values along when it leaves the page.
   */
  get tokenProvider(): TokenProvider | undefined {
    return showingOf(this).tokenProvider;
  }

  set tokenProvider(provider: TokenProvider | undefined) {
    showingOf(this).tokenProvider = provider ?? undefined;
  }

  /** Settles when the element shows something else than its skeleton. Never rejects. */
  get ready(): Promise<void> {
    return showingOf(this).ready;
  }

  /** Asks the server anew, once for all elements that show the same. Settles with the answer, never rejects. */
  refresh(): Promise<void> {
    return showingOf(this).refresh();
  }

  override connectedCallback(): void {
    const showing = showingOf(this);
    if (showing.isConnected) return;
    this.takeOver(showing.properties);
    showing.connect();
    super.connectedCallback();
  }

  /** Whoever is put elsewhere in the page within one moment was never gone, and keeps all it has. */
  override disconnectedCallback(): void {
    const showing = showingOf(this);
    queueMicrotask(() => {
      if (this.isConnected || !showing.isConnected) return;
      super.disconnectedCallback();
      showing.disconnect();
    });
  }

  attributeChangedCallback(_name: string, before: string | null, now: string | null): void {
    if (before !== now) showingOf(this).changed();
  }

  /** What was set on the element before its class was there would hide the accessors for good. */
  private takeOver(properties: readonly string[]): void {
    for (const name of ['tokenProvider', ...properties]) {
      const own = Object.getOwnPropertyDescriptor(this, name);
      if (!own || !Reflect.deleteProperty(this, name)) continue;
      // Nobody was there yet who could have signed out.
      if ((own.value ?? undefined) !== undefined) Reflect.set(this, name, own.value);
    }
  }
}

/** How a value stands in the page; what could not stand there is none. */
const written = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : undefined;

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
    Object.defineProperty(Defined.prototype, property, {
      enumerable: true,
      configurable: true,
      get(this: Defined) {
        return showingOf(this).value(property);
      },
      set(this: Defined, value: unknown) {
        const text = written(value);
        if (text === undefined) this.removeAttribute(attributeOf(property));
        else this.setAttribute(attributeOf(property), text);
      },
    });
  return Defined;
};
