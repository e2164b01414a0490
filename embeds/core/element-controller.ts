import { idle, latestValue } from '../../domain/kernel/loadable';
import { isSameOrigin } from './addresses';
import { valuesOf, warnOfUnknown } from './attributes';
import { isUnauthorised } from './call-server';
import { apiBaseOfPage } from './configuration';
import type { AnyRow } from './element-row';
import { type Opened, type PressedKeys, send } from './events';
import { onActivated } from './on-activated';
import { sendOutcome } from './outcome';
import { type PageState, pageStateOf } from './page-state';
import { onPageChange } from './page-changes';
import type { Resource } from './resource';
import { bare, OwnPromise, safely, soon } from './safely';
import { showState } from './states';
import { isSettled, spokenOf, type State, stateOf, staysHeld, type ViewState } from './view-state';
import { sharedAttributes } from './shared-attributes';
import { missingToken, type TokenProvider, type Visit } from './tokens';

/** Returns the names of the properties that are also attributes. */
export const propertiesOf = (row: AnyRow): readonly string[] =>
  Object.keys({ ...sharedAttributes, ...row.attributes });

/**
 * Holds one element's state: the values of its attributes, the resource it watches, and what it shows. It lives as long
 * as the element, and watches only while the element is in a document.
 */
export class ElementController {
  /** Draws the current state; absent until the view is mounted. */
  private drawing: (() => void) | undefined;
  private watching: { readonly of: Resource<unknown>; readonly stop: () => void } | undefined;
  page: PageState | undefined;
  private provider: TokenProvider | undefined;
  /** The API that the provider was set for. `undefined`: the page's API, even when it is configured later. */
  private providerBase: string | undefined;
  /** Absent until the provider has been in a page. */
  private visit: Visit | undefined;
  private isReady: (() => void) | undefined;
  private stopFollowing: (() => void) | undefined;
  /** The state that stays on screen after a change of an attribute, until the new values have loaded. */
  private held: ViewState | undefined;
  /** Mounting the view failed, so the element never draws anything. */
  private isBroken = false;

  viewState: ViewState;
  /** Resolves when the element first shows something other than its skeleton. */
  readonly ready = new OwnPromise<void>((resolve) => {
    this.isReady = resolve;
  });

  constructor(
    private readonly element: HTMLElement,
    private readonly row: AnyRow,
  ) {
    this.viewState = bare({
      row,
      values: this.values(),
      state: 'loading',
      snapshot: undefined,
      spoken: undefined,
    });
  }

  /** Sets the callback for every new state to draw, while the element is in the page. */
  follow(drawing: () => void): void {
    this.drawing = drawing;
  }

  get tokenProvider(): TokenProvider | undefined {
    return this.visit?.isOver ? undefined : this.provider;
  }

  /** Sets the provider. `undefined` signs the user out, in every element. */
  set tokenProvider(provider: TokenProvider | undefined) {
    this.provider = provider;
    this.visit = undefined;
    if (this.page && provider) this.provide(this.page, provider);
    if (!provider) pageStateOf(this.values().apiBase).tokens.signOut();
  }

  get isConnected(): boolean {
    return this.watching !== undefined;
  }

  get properties(): readonly string[] {
    return propertiesOf(this.row);
  }

  value(property: string): unknown {
    return new Map<string, unknown>(Object.entries(this.values())).get(property);
  }

  connect(): void {
    this.stopFollowing = onPageChange(this.element.ownerDocument, () => this.changed());
    this.watch();
  }

  disconnect(): void {
    this.stopFollowing?.();
    this.watching?.stop();
    this.watching = undefined;
    this.page?.tokens.leave(this);
    this.page = undefined;
    this.drawing = undefined;
    this.draw();
  }

  changed(): void {
    if (this.isConnected) this.watch();
    else this.draw();
  }

  refresh(): Promise<void> {
    // Sends the event again, for a listener that was added too late.
    if (this.page?.tokens.isNeeded) this.page.tokens.startNeed();
    this.needToken();
    this.page?.retry();
    return this.watching?.of.refresh() ?? OwnPromise.resolve();
  }

  /** Shows the error state after a failed draw. If nothing is mounted, the element stays broken. */
  failToDraw(): void {
    this.isBroken ||= this.drawing === undefined;
    this.show('error', undefined);
  }

  /** Sends `paylater-open`. Returns false when the page prevented it. */
  open(what: Opened, url: string, { altKey, ctrlKey, metaKey, shiftKey }: PressedKeys): boolean {
    return send(this.element, 'paylater-open', { what, url, altKey, ctrlKey, metaKey, shiftKey });
  }

  private values(): ViewState['values'] {
    const { row, element } = this;
    return valuesOf(element, { ...sharedAttributes, ...row.attributes });
  }

  /** Watches the resource that the attributes name now. */
  private watch(): void {
    const values = this.values();
    const page = pageStateOf(values.apiBase);
    warnOfUnknown(this.element, { ...sharedAttributes, ...this.row.attributes });
    const isOther = page !== this.page;
    if (isOther) {
      const { tokenProvider } = this;
      this.page?.tokens.leave(this);
      this.page = page;
      if (tokenProvider && this.mayGive(page)) this.provide(page, tokenProvider);
      this.needToken();
    }
    const of = page.resourceFor(this.row.source(values), values);
    if (of !== this.watching?.of) {
      const before = this.watching;
      this.held ??= this.viewState;
      if (isOther || !this.held.snapshot) this.held = undefined;
      this.watching = { of, stop: of.watch(() => this.onAnswer()) };
      before?.stop();
      // The answer may have arrived earlier, for another element: this one has to handle it too.
      if (isSettled(of.value)) soon(() => of === this.watching?.of && this.onAnswer());
    }
    this.draw();
  }

  /** Returns whether the provider may serve a page. It never moves to another origin, which markup could name. */
  private mayGive(page: PageState): boolean {
    if (this.visit === undefined) return true;
    return isSameOrigin(this.providerBase ?? apiBaseOfPage(), page.apiBase);
  }

  private provide(page: PageState, provider: TokenProvider): void {
    this.providerBase = page.apiBase === apiBaseOfPage() ? undefined : page.apiBase;
    this.visit = page.tokens.provide(this, provider);
  }

  /** Sends `paylater-token-needed` when no element of the page has a provider. */
  private needToken(): void {
    const { page } = this;
    // Wait, so that a script that adds an element can first add its listeners.
    soon(() =>
      onActivated(() => {
        if (page === this.page && page?.tokens.isNeeded) this.tellNeed();
      }),
    );
  }

  /** Sends the event `paylater-token-needed`, once for each need of the page. */
  private tellNeed(): void {
    this.page?.tokens.tell(this, (toPage) =>
      send(this.element, 'paylater-token-needed', undefined, toPage),
    );
  }

  private onAnswer(): void {
    const it = this.watching?.of.value;
    if (it?.phase === 'ready') this.page?.tokens.startNeed();
    // The user has been forgotten.
    if (it?.phase === 'idle') this.held = undefined;
    this.draw();
    // The element with the provider left the page. After a sign-out no token is requested.
    if (it?.phase === 'idle' && !this.page?.tokens.visit.isOver) this.needToken();
    if (!it || !isSettled(it)) return;
    sendOutcome(this.element, it, this.viewState.state);
    // The server refused the token, or a provider returned none.
    if (it.phase === 'failed' && isUnauthorised(it.failure) && !missingToken(it.failure))
      this.tellNeed();
    this.isReady?.();
  }

  private draw(): void {
    const it = this.watching?.of.value ?? idle;
    if (!this.watching || !staysHeld(this.held, it, this.values())) this.held = undefined;
    const { held } = this;
    if (held) {
      this.show(held.state === 'empty' ? 'empty' : 'stale', held.snapshot);
      return;
    }
    this.show(
      safely(() => stateOf(this.row, it), 'error'),
      latestValue(it),
    );
  }

  /** Shows a state, or `error` when drawing it fails. */
  private show(wanted: State, snapshot: ViewState['snapshot']): void {
    const state = this.isBroken ? 'error' : wanted;
    this.viewState = bare({
      row: this.row,
      values: this.shownValues(),
      state,
      snapshot,
      spoken: spokenOf(state, this.viewState.spoken),
    });
    const isDrawn = safely(() => {
      this.drawing?.();
      return true;
    }, false);
    if (!isDrawn && state !== 'error') this.show('error', undefined);
    else this.tell();
  }

  /** Returns the values to draw with. Held values keep their language and type; their look follows the attributes. */
  private shownValues(): ViewState['values'] {
    const values = this.values();
    const { theme, density, headingLevel } = values;
    return this.held ? bare({ ...this.held.values, theme, density, headingLevel }) : values;
  }

  /** Writes the state to the element itself. */
  tell(): void {
    if (this.watching) showState(this.element, this.viewState.state);
  }
}
