import { Subject } from 'rxjs';
import { type Cell, cell } from '../../domain/kernel/live';
import { HostShell, type Surroundings } from '../../domain/ports/host-shell';
import { HOST_CALLS, readSurroundings } from './host-calls';
import type { Transport } from './transport';

/** What a host app offers besides the eight calls: its insets, theme, language and back button. */
export class BridgeShell extends HostShell {
  override readonly surroundings$: Cell<Surroundings> = cell({});
  override readonly backs$ = new Subject<void>();
  private canGoBack: boolean | undefined;

  constructor(private readonly transport: Transport) {
    super();
    transport.listen((event, payload) => {
      if (event === 'back') this.backs$.next();
      if (event === 'surroundings') this.updateSurroundings(readSurroundings(payload));
    });
    transport.ready$.subscribe((ready) => {
      if (ready) this.sendBackState();
    });
  }

  /** Merges new surroundings into the known ones; a part that the host left out keeps its value. */
  updateSurroundings({ insets, theme, locale }: Surroundings): void {
    const before = this.surroundings$.value;
    const now = {
      ...before,
      ...(insets && { insets }),
      ...(theme && { theme }),
      ...(locale && { locale }),
    };
    if (JSON.stringify(now) !== JSON.stringify(before)) this.surroundings$.next(now);
  }

  override setCanGoBack(can: boolean): void {
    if (can === this.canGoBack) return;
    this.canGoBack = can;
    // If the host's object is found only now, `ready$` sends the state.
    if (this.transport.ready$.value) this.sendBackState();
    else this.transport.look();
  }

  override openLink(url: string) {
    return this.transport.ask(HOST_CALLS.openLink, { params: { url } });
  }

  override openPayment() {
    return this.transport.ask(HOST_CALLS.openPayment);
  }

  private sendBackState(): void {
    const { canGoBack: can } = this;
    if (can !== undefined)
      void this.transport.ask(HOST_CALLS.backState, { params: { canGoBack: can } });
  }
}
