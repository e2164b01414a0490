import { type Cell, cell } from '../../domain/kernel/live';
import type { Navigator } from '../../domain/ports/navigator';

/** What going back means on a page: nothing, a step of its own, or the step in the history when it says neither. */
export type PageBack = 'none' | (() => void) | undefined;

/** The step back of the page that is shown: its header's button and a host's own back are the same (decision 30). */
export class Back {
  readonly page$: Cell<PageBack> = cell<PageBack>(undefined);
  /** Whether the page holds answers that nobody else has yet; a form says so while it is shown. */
  readonly unsaved$: Cell<boolean> = cell(false);
  private pressed = (): void => this.step();

  constructor(private readonly navigator: Navigator) {}

  press(): void {
    this.pressed();
  }

  /** Gives a press another meaning, as on a host (ui/host/follow-back.ts). */
  use(pressed: () => void): void {
    this.pressed = pressed;
  }

  step(): void {
    const page = this.page$.value;
    if (typeof page === 'function') page();
    else this.navigator.back();
  }
}
