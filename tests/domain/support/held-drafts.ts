import type { Draft } from '../../../domain/forms/answers';
import type { DraftSource } from '../../../domain/forms/draft-source';
import type { Failure } from '../../../domain/kernel/failure';
import { err, ok, type Result } from '../../../domain/kernel/result';

/** How a save ends: carried out with an answer, not carried out, or carried out without an answer. */
export type Settling = 'saved' | 'failed' | 'unheard';

type Answer = Result<Draft | undefined, Failure>;

/**
 * A server whose saves wait until the test ends them. It merges changes by field, so a save that was carried out shows
 * in the next load, even if the client got no answer.
 */
export class HeldDrafts implements DraftSource {
  readonly sent: Draft[] = [];
  /** For every save, whether it ended the last step. */
  readonly ended: boolean[] = [];
  /** Makes every save return the draft as the server shows it. */
  shows: ((held: Draft) => Draft) | undefined;
  loads: Result<undefined, Failure> = ok(undefined);
  /** The number of loads. */
  reads = 0;
  private readonly waiting: { readonly changes: Draft; readonly end: (answer: Answer) => void }[] =
    [];

  constructor(public held: Draft) {}

  async load(): Promise<Result<Draft, Failure>> {
    this.reads += 1;
    return this.loads.ok ? ok(this.held) : err(this.loads.error);
  }

  save(changes: Draft, ends: boolean): Promise<Answer> {
    this.sent.push(changes);
    this.ended.push(ends);
    return new Promise((end) => this.waiting.push({ changes, end }));
  }

  get inFlight(): number {
    return this.waiting.length;
  }

  /** Ends the oldest save. */
  settle(how: Settling = 'saved'): void {
    const oldest = this.waiting.shift();
    if (!oldest) return;
    const { answers, extras } = this.held;
    if (how !== 'failed')
      this.held = {
        answers: { ...answers, ...oldest.changes.answers },
        extras: { ...extras, ...oldest.changes.extras },
      };
    oldest.end(how === 'saved' ? ok(this.shows?.(this.held)) : err({ kind: 'network' }));
  }
}
