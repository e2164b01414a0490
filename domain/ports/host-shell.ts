import type { Observable } from 'rxjs';
import type { Live } from '../kernel/live';
import type { Language } from '../kernel/locale';
import type { BridgeOutcome } from './native-bridge';

/** How much of each edge the host's own bars and the device's corners cover, in CSS pixels. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** What the host says of itself as surroundings of the page; what it does not say is absent. */
export interface Surroundings {
  readonly insets?: Insets;
  readonly theme?: 'light' | 'dark';
  readonly locale?: Language;
}

/**
 * What a host may offer beside the eight calls (decision 30). Everything here is optional for a host: one that
 * offers none of it never says its surroundings, never presses back, and answers `unsupported`.
 */
export abstract class HostShell {
  /** Says the newest that is known, and again when the host changes it. */
  abstract readonly surroundings$: Live<Surroundings>;
  /** The person pressed the host's own back; the host leaves what it means to the page. */
  abstract readonly backs$: Observable<void>;
  /** Tells the host whether a press of its back would be a step of ours. */
  abstract setCanGoBack(can: boolean): void;
  /** Lets the host open a link that `safeExternalUrl` passed. */
  abstract openLink(url: string): Promise<BridgeOutcome<void>>;
  /** Opens the host's own payment of the bill; `ok` says that it was opened, not that anything was paid. */
  abstract openPayment(): Promise<BridgeOutcome<void>>;
}
