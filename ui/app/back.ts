import { type Cell, cell } from '../../domain/kernel/live';
import type { Navigator } from '../../domain/ports/navigator';

/** What going back does on a page: `none` hides the header's button, a function replaces the step in the history. */
export type PageBack = 'none' | (() => void) | undefined;

/** The step back of the current page, shared by the header's button and the host's back button (decision 30). */
export class Back {
  readonly page$: Cell<PageBack> = cell<PageBack>(undefined);
  /** Whether the page holds unsaved answers; a form sets it while it is mounted. */
  readonly unsaved$: Cell<boolean> = cell(false);
  private pressed = (): void => this.step();

  constructor(private readonly navigator: Navigator) {}

  press(): void {
    this.pressed();
  }

  /** Replaces what a press does, as on a host (ui/host/follow-back.ts). */
  use(pressed: () => void): void {
    this.pressed = pressed;
  }

  step(): void {
    const page = this.page$.value;
    if (typeof page === 'function') page();
    else this.navigator.back();
  }
}
