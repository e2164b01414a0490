import type { Observable } from 'rxjs';
import type { Live } from '../kernel/live';
import type { Language } from '../kernel/locale';
import type { BridgeOutcome } from './native-bridge';

/** How much of each edge the host's bars and the device's corners cover, in CSS pixels. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The environment of the page, as the host reports it; what it does not report is absent. */
export interface Surroundings {
  readonly insets?: Insets;
  readonly theme?: 'light' | 'dark';
  readonly locale?: Language;
}

/**
 * What a host may offer in addition to the eight calls (decision 30). A host that offers nothing of it reports no
 * surroundings, never presses back, and answers `unsupported`.
 */
export abstract class HostShell {
  /** Emits the last known surroundings, and every change by the host. */
  abstract readonly surroundings$: Live<Surroundings>;
  /** Emits when the user presses the host's back button; the page decides what that does. */
  abstract readonly backs$: Observable<void>;
  /** Reports to the host whether its back button would be a step inside the app. */
  abstract setCanGoBack(can: boolean): void;
  /** Lets the host open a link that `safeExternalUrl` accepted. */
  abstract openLink(url: string): Promise<BridgeOutcome<void>>;
  /** Opens the host's own payment of the bill; `ok` means that it was opened, not that anything was paid. */
  abstract openPayment(): Promise<BridgeOutcome<void>>;
}
