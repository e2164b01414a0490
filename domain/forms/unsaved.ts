import { minute } from '../kernel/instant';
import type { Clock } from '../ports/clock';
import type { Storage } from '../ports/storage';
import { STORED } from '../storage/stored';
import type { Answers } from './answers';
import type { FormField } from './field';
import { type FormDefinition, fieldsOf } from './form';

const lifetime = 30 * minute;

/** Stored in place of a volatile answer when the server has no answer to its field. */
const first = 'first';

/** The unsaved answers of an earlier visit. */
export interface Restored {
  readonly answers: Answers;
  /** Volatile fields that were answered. Their answers are not stored, so the form asks again, with the reason. */
  readonly again: readonly string[];
  /** Those of `again` without an answer on the server then: an answer that is on the server now is the typed one. */
  readonly first: readonly string[];
}

/**
 * Unsaved answers, stored in the tab for thirty minutes and for one user only. For a volatile field, only its name is
 * stored, and whether the server had an answer to it.
 */
export class Unsaved {
  /** The owner of the answers. Nothing is stored before `restore` has read it. */
  private person = '';

  constructor(
    private readonly storage: Storage,
    private readonly clock: Clock,
    /** Returns a key of the user; empty when logged out. */
    private readonly owner: () => Promise<string>,
  ) {}

  /**
   * Stores the answers of these fields only; without fields, it erases them. `isFirst`: the server certainly has no
   * answer to the field.
   */
  keep(
    form: FormDefinition,
    fields: readonly FormField[],
    answers: Answers,
    isFirst: (field: FormField) => boolean,
  ): void {
    if (this.person === '') return;
    if (fields.length === 0) return this.storage.erase(STORED.unsavedAnswers);
    const stored = fields.map((field) => [
      field.name,
      field.volatile ? (isFirst(field) ? first : '') : (answers[field.name] ?? ''),
    ]);
    this.storage.write(STORED.unsavedAnswers, {
      owner: this.person,
      at: this.clock.now(),
      form: form.id,
      answers: Object.fromEntries(stored),
    });
  }

  async restore(form: FormDefinition): Promise<Restored> {
    this.person = await this.owner();
    const stored = this.storage.read(STORED.unsavedAnswers);
    const usable =
      stored !== undefined &&
      stored.form === form.id &&
      this.person !== '' &&
      stored.owner === this.person &&
      Math.abs(this.clock.now() - stored.at) <= lifetime;
    const held: Answers = usable ? stored.answers : {};
    const found = fieldsOf(form).filter(({ name }) => held[name] !== undefined);
    const typed = found.filter((field) => !field.volatile);
    const again = found.flatMap(({ name, volatile }) => (volatile ? name : []));
    return {
      answers: Object.fromEntries(typed.map(({ name }) => [name, held[name] ?? ''])),
      again,
      first: again.filter((name) => held[name] === first),
    };
  }

  erase(): void {
    this.storage.erase(STORED.unsavedAnswers);
  }
}
