import type { Draft } from '../../../../domain/forms/answers';
import type { DraftSource } from '../../../../domain/forms/draft-source';
import type { Failure } from '../../../../domain/kernel/failure';
import { err, ok, type Result } from '../../../../domain/kernel/result';

type Answer = Result<Draft | undefined, Failure>;

/**
 * A server whose saves wait until the test says how they end. It merges what it is sent by field, so a save that was
 * carried out shows in the next load, whatever the client was told.
 */
export class HeldDrafts implements DraftSource {
  readonly sent: Draft[] = [];
  /** Of every save, whether it ended the last step. */
  readonly ended: boolean[] = [];
  /** Every save is answered with the draft as it is then, in as far as the server shows it. */
  shows: ((held: Draft) => Draft) | undefined;
  loads: Result<undefined, Failure> = ok(undefined);
  /** How often the draft was read. */
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

  /** Ends the oldest save: carried out or not, told or not. */
  settle(how: 'saved' | 'failed' | 'unheard' = 'saved'): void {
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
