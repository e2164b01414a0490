import { cell, type Live } from '../../domain/kernel/live';

/** A dialog's button: it closes the dialog, and runs what else it means: a callback, a navigation, a link (spec §2). */
export interface AskButton {
  readonly label: string;
  readonly run?: () => void;
}

/** A dialog that asks for an answer before the page goes on. */
export interface Ask {
  readonly title: string;
  readonly body: string;
  readonly primary: AskButton;
  readonly secondary?: AskButton;
}

export interface ToastMessage {
  readonly id: number;
  readonly text: string;
  readonly place: 'top' | 'bottom';
  /** It says why the page is left, so it stays on the next one. */
  readonly outlivesPage?: boolean | undefined;
}

/** Toasts live this long (spec §9), in milliseconds. */
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

  /** Takes the dialog away; a newer one that took its place stays. */
  answered(ask: Ask): void {
    if (this.asks.value === ask) this.asks.next(undefined);
  }

  /** Takes away what the page that was left has shown: a dialog unanswered, since its buttons act on that page. */
  drop(): void {
    this.asks.next(undefined);
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
