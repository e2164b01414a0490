import { Subject } from 'rxjs';
import { cell } from '../../domain/kernel/live';
import { HostShell, type Surroundings } from '../../domain/ports/host-shell';
import type { BridgeOutcome } from '../../domain/ports/native-bridge';

const unsupported = { kind: 'unsupported' } as const;

/** A host around the page that is set by hand; one that was told nothing offers nothing. */
export class MemoryShell extends HostShell {
  override readonly surroundings$ = cell<Surroundings>({});
  /** `next()` is a press of the host's back. */
  override readonly backs$ = new Subject<void>();
  /** May be changed while a test runs. */
  readonly answers: Record<'openLink' | 'openPayment', BridgeOutcome<void>>;
  /** What the host was told of its back, oldest first. */
  readonly canGoBack: boolean[] = [];
  /** The links it was asked to open. */
  readonly links: string[] = [];
  payments = 0;

  constructor(answers: Partial<MemoryShell['answers']> = {}) {
    super();
    this.answers = { openLink: unsupported, openPayment: unsupported, ...answers };
  }

  override setCanGoBack(can: boolean): void {
    this.canGoBack.push(can);
  }

  override openLink(url: string): Promise<BridgeOutcome<void>> {
    this.links.push(url);
    return Promise.resolve(this.answers.openLink);
  }

  override openPayment(): Promise<BridgeOutcome<void>> {
    this.payments += 1;
    return Promise.resolve(this.answers.openPayment);
  }
}
