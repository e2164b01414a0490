import { type Instant, minute } from '../kernel/instant';
import type { Clock } from '../ports/clock';
import type { Storage } from '../ports/storage';
import { STORED } from '../session/stored';
import type { Answers } from './answers';
import type { Field } from './field';
import { type Form, fieldNamed } from './form';

const lifetime: Instant = 30 * minute;

/** What was found of an earlier visit. */
export interface Restored {
  readonly answers: Answers;
  /** Volatile fields that were answered and could not be kept: they are asked again, and told why. */
  readonly again: readonly string[];
}

/**
 * Answers the server does not hold yet, kept in the tab for thirty minutes and for one person only. Of volatile fields
 * only the name is kept, with an empty value.
 */
export class Unsaved {
  constructor(
    private readonly storage: Storage,
    private readonly clock: Clock,
    /** Whose answers these are; nothing is kept while it is not known. */
    private readonly owner: () => string | undefined,
  ) {}

  /** Keeps the answers of these fields and nothing else; of no field: erases what was kept. */
  keep(form: Form, fields: readonly Field[], answers: Answers): void {
    const owner = this.owner();
    if (owner === undefined || fields.length === 0) return this.forget();
    const kept = fields.map(({ name, volatile }) => [name, volatile ? '' : (answers[name] ?? '')]);
    this.storage.write(STORED.unsavedAnswers, {
      owner,
      at: this.clock.now(),
      form: form.id,
      answers: Object.fromEntries(kept),
    });
  }

  restore(form: Form): Restored {
    const kept = this.storage.read(STORED.unsavedAnswers);
    const usable =
      kept !== undefined &&
      kept.form === form.id &&
      kept.owner === this.owner() &&
      Math.abs(this.clock.now() - kept.at) <= lifetime;
    const found = Object.entries(usable ? kept.answers : {}).filter(([name]) => fieldNamed(form, name));
    const isVolatile = (name: string): boolean => fieldNamed(form, name)?.volatile === true;
    return {
      answers: Object.fromEntries(found.filter(([name]) => !isVolatile(name))),
      again: found.map(([name]) => name).filter(isVolatile),
    };
  }

  forget(): void {
    this.storage.erase(STORED.unsavedAnswers);
  }
}
