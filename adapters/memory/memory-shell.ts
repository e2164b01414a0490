import { Subject } from 'rxjs';
import { cell } from '../../domain/kernel/live';
import { HostShell, type Surroundings } from '../../domain/ports/host-shell';
import type { BridgeOutcome } from '../../domain/ports/native-bridge';

const unsupported = { kind: 'unsupported' } as const;

/** A host with surroundings and answers that the test sets. By default it supports nothing. */
export class MemoryShell extends HostShell {
  override readonly surroundings$ = cell<Surroundings>({});
  /** `next()` is a press of the host's back button. */
  override readonly backs$ = new Subject<void>();
  /** May be changed during a test. */
  readonly answers: Record<'openLink' | 'openPayment', BridgeOutcome<void>>;
  /** The back states that the host received, oldest first. */
  readonly canGoBack: boolean[] = [];
  /** The links that the app asked the host to open. */
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
