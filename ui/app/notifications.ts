import type { Failure } from '../../domain/kernel/failure';
import { cell, type Live } from '../../domain/kernel/live';

/** A dialog's button. A press closes the dialog and calls `run`: a callback, a navigation or a link (spec §2). */
export interface AskButton {
  readonly label: string;
  readonly run?: () => void;
}

/** A dialog that the user must answer before the page continues. */
export interface Ask {
  readonly title: string;
  readonly body: string;
  /** For support, in square brackets below the body (spec §2). */
  readonly code?: string;
  /** What the dialog reports. While it is open, a page does not report it a second time. */
  readonly failure?: Failure;
  readonly primary: AskButton;
  readonly secondary?: AskButton;
  /** Called when the connection returns, which closes a dialog about a lost one. */
  readonly again?: (() => void) | undefined;
}

export interface ToastMessage {
  readonly id: number;
  readonly text: string;
  readonly place: 'top' | 'bottom';
  /** Whether the toast stays on the next page, because it explains why the last one was left. */
  readonly outlivesPage?: boolean | undefined;
}

/** Lifetime of a toast in milliseconds (spec §9). */
export const toastLifetime = 5000;

/** The one dialog and the one toast of the app. */
export class Notifications {
  private readonly asks = cell<Ask | undefined>(undefined);
  private readonly toasts = cell<ToastMessage | undefined>(undefined);
  private count = 0;

  readonly ask$: Live<Ask | undefined> = this.asks;
  readonly toast$: Live<ToastMessage | undefined> = this.toasts;

  ask(ask: Ask): void {
    this.asks.next(ask);
  }

  /** Closes the dialog, unless a newer one has replaced it. */
  answered(ask: Ask): void {
    if (this.asks.value === ask) this.asks.next(undefined);
  }

  /** Removes what belongs to the page that the user left: its dialog, whose buttons act on that page, and its toast. */
  drop(): void {
    this.asks.next(undefined);
    this.dropToast();
  }

  /** Removes a toast about what the page no longer shows. */
  dropToast(): void {
    if (!this.toasts.value?.outlivesPage) this.toasts.next(undefined);
  }

  toast(text: string, { place = 'bottom', outlivesPage }: Partial<ToastMessage> = {}): void {
    this.count += 1;
    this.toasts.next({ id: this.count, text, place, outlivesPage });
  }

  toasted(id: number): void {
    if (this.toasts.value?.id === id) this.toasts.next(undefined);
  }
}
