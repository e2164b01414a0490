import { minute } from '../kernel/instant';
import type { Clock } from '../ports/clock';
import type { Storage } from '../ports/storage';
import { STORED } from '../session/stored';
import type { Answers } from './answers';
import type { Field } from './field';
import { type Form, fieldNamed } from './form';

const lifetime = 30 * minute;

/** Kept in place of a volatile answer that would be the server's first to this field. */
const first = 'first';

/** What was found of an earlier visit. */
export interface Restored {
  readonly answers: Answers;
  /** Volatile fields that were answered and could not be kept: they are asked again, and told why. */
  readonly again: readonly string[];
  /** Those of them that the server had no answer to: one it holds now is the one that was typed. */
  readonly first: readonly string[];
}

/**
 * Answers the server does not hold yet, kept in the tab for thirty minutes and for one person only. Of volatile fields
 * only the name is kept, and whether the server had an answer to it.
 */
export class Unsaved {
  /** Whose answers are kept; nothing is kept before it is known. */
  private person = '';

  constructor(
    private readonly storage: Storage,
    private readonly clock: Clock,
    /** Whose answers these are: a key that tells persons apart, empty for nobody. */
    private readonly owner: () => Promise<string>,
  ) {}

  /**
   * Keeps the answers of these fields and nothing else; of no field: erases what was kept. `isFirst`: the server has no
   * answer to a field, for certain.
   */
  keep(
    form: Form,
    fields: readonly Field[],
    answers: Answers,
    isFirst: (field: Field) => boolean,
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

  async restore(form: Form): Promise<Restored> {
    this.person = await this.owner();
    const stored = this.storage.read(STORED.unsavedAnswers);
    const usable =
      stored !== undefined &&
      stored.form === form.id &&
      this.person !== '' &&
      stored.owner === this.person &&
      Math.abs(this.clock.now() - stored.at) <= lifetime;
    const found = Object.entries(usable ? stored.answers : {}).filter(([name]) =>
      fieldNamed(form, name),
    );
    const isVolatile = ([name]: [string, string]): boolean =>
      fieldNamed(form, name)?.volatile === true;
    const again = found.filter(isVolatile);
    return {
      answers: Object.fromEntries(found.filter((it) => !isVolatile(it))),
      again: again.map(([name]) => name),
      first: again.filter(([, mark]) => mark === first).map(([name]) => name),
    };
  }

  /** Lets go of the person; what is kept stays for whoever comes, and is given to the same one only. */
  release(): void {
    this.person = '';
  }

  erase(): void {
    this.storage.erase(STORED.unsavedAnswers);
  }
}
