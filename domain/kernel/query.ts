import type { Observable } from 'rxjs';
import type { Failure } from './failure';
import { cell, type Live } from './live';
import { failed, idle, loading, type Loadable, ready } from './loadable';
import type { Result } from './result';

/** Something that is read from a server for one person: the newest answer counts, and it goes when the person goes. */
export class Query<T> {
  private readonly cell = cell<Loadable<T>>(idle);
  private turn = 0;

  readonly state$: Live<Loadable<T>> = this.cell;

  constructor(
    private readonly ask: () => Promise<Result<T, Failure>>,
    /** Fires when the person's values are let go of. */
    forgotten$?: Observable<void>,
  ) {
    forgotten$?.subscribe(() => {
      this.turn += 1;
      this.cell.next(idle);
    });
  }

  /** Reads, and shows that it does. */
  load(): Promise<Result<T, Failure>> {
    this.cell.next(loading(this.cell.value));
    return this.refresh();
  }

  /** Reads without showing that it does; for polling. */
  async refresh(): Promise<Result<T, Failure>> {
    const turn = ++this.turn;
    const answer = await this.ask();
    if (turn === this.turn)
      this.cell.next(answer.ok ? ready(answer.value) : failed(answer.error, this.cell.value));
    return answer;
  }

  /** Keeps what something else told; answers that are still on their way come too late. */
  setValue(value: T): void {
    this.turn += 1;
    this.cell.next(ready(value));
  }
}
