import type { Failure } from '../kernel/failure';
import { cell, type Live } from '../kernel/live';
import { err, mapResult, ok, type Result } from '../kernel/result';
import type { RouteId } from '../navigation/routes';
import type { Clock } from '../ports/clock';
import type { Tracking } from '../ports/tracking';
import { event } from '../tracking/event';
import type { Answers, Draft, Extras, ContextValues, FormContext } from './answers';
import { changedFields, outgoing, withAnswer, without } from './changes';
import { isAsked, problemsOf, stillWrong } from './check';
import { clean } from './clean';
import type { DraftSource } from './draft-source';
import type { FormField } from './field';
import { type FormDefinition, fieldNamed, fieldsOf, type Step, stepAfter, stepAt } from './form';
import { TaskQueue } from '../async/task-queue';
import type { Restored, Unsaved } from './unsaved';
import { firstIncomplete, isReachable } from './validity';
import { beginning, type Leave, type WizardState } from './wizard-state';

const nothing: Extras = {};

/**
 * Loads the draft of a form, holds the typed answers, checks a step when the user leaves it, and saves. Requests run
 * one at a time, and the last one sends the newest answers. Typed answers survive a failed save and, except for
 * volatile fields, a reload.
 */
export class Wizard {
  private readonly cell = cell(beginning);
  private readonly queue = new TaskQueue();
  /** Extras that the server does not hold yet. */
  private attached = nothing;
  /** Whether the next save ends the last step. */
  private ending = false;
  private inFlight: Answers = {};
  /** Fields of saves that failed since the draft was last read: the server may hold either value. */
  private inDoubt: ReadonlySet<string> = new Set();

  readonly state$: Live<WizardState> = this.cell;

  constructor(
    readonly form: FormDefinition,
    private readonly source: DraftSource,
    private readonly clock: Clock,
    private readonly unsaved: Unsaved,
    private readonly tracking: Tracking,
    /** False turns each of our own limits into a warning. */
    private readonly strict: boolean = true,
  ) {}

  /** The values that rules and validity depend on. */
  get context(): FormContext {
    const { answers, saved, extras, facts } = this.cell.value;
    const { inDoubt, strict } = this;
    return { answers, saved, inDoubt, extras, facts, now: this.clock.now(), strict };
  }

  /** Whether an answer on screen is not on the server yet. */
  get isUnsaved(): boolean {
    return this.cell.value.phase === 'ready' && changedFields(this.form, this.context).length > 0;
  }

  /** Reads the draft unless it was read before. A call after a failure tries again. */
  readonly load = this.queue.shared(async (): Promise<void> => {
    if (this.cell.value.phase !== 'ready') await this.read();
  });

  /** Reads the draft again after the server has added to it. Unsaved answers stay. */
  readonly refresh = this.queue.shared(() => this.read());

  /** Saves the unsaved answers: when the user leaves a step, and when the page is hidden. */
  readonly saveNow = this.queue.shared(() => this.send());

  /** Sets a typed answer. A name that the form does not have is ignored. */
  change(name: string, text: string): void {
    const field = fieldNamed(this.form, name);
    const before = this.cell.value;
    if (!field || before.answers[name] === text) return;
    const answers = withAnswer(this.form, before.answers, field, text);
    const concerned = fieldsOf(this.form).filter(
      (it) => answers[it.name] !== before.answers[it.name] || it.mustDifferFrom === name,
    );
    this.set({
      answers,
      problems: stillWrong(before.problems, concerned, { ...this.context, answers }),
      again: before.again.filter((it) => it !== name),
    });
    this.keep();
  }

  /** Adds facts from outside the form: lists that were looked up, the user's own name and number. */
  know(facts: ContextValues): void {
    const { facts: before } = this.cell.value;
    this.set({ facts: { ...before, ...facts, listed: { ...before.listed, ...facts.listed } } });
  }

  /** Adds values that no field asks for (the identity check's submission uuid), and saves them. */
  attach(extras: Extras): Promise<Result<void, Failure>> {
    this.attached = { ...this.attached, ...extras };
    this.set({ extras: { ...this.cell.value.extras, ...extras } });
    return this.saveNow();
  }

  /** Checks the step and, if nothing blocks, saves the changes. */
  async leave(route: RouteId): Promise<Leave> {
    const step = stepAt(this.form, route);
    if (!step) return { kind: 'left', next: undefined };
    const shown = this.cell.value.problems;
    const found = problemsOf(step.fields, this.context);
    const elsewhere = without(shown, (name) => step.fields.some((field) => field.name === name));
    this.set({ problems: { ...elsewhere, ...found } });
    const refused = step.fields.filter(({ name }) => found[name]?.tier === 'hard');
    if (refused.length > 0) {
      // Only field names, and only those that the specification tracks (§5).
      const fields = refused.flatMap(({ tracked }) => tracked ?? []).join(',');
      if (fields) this.tracking.track(event('validation_failed', step.route, { fields }));
      return { kind: 'refused' };
    }
    if (Object.entries(found).some(([name, { code }]) => shown[name]?.code !== code))
      return { kind: 'warned' };
    const next = stepAfter(this.form, step)?.route;
    this.ending = next === undefined;
    const result = await this.saveNow();
    return result.ok ? { kind: 'left', next } : { kind: 'unsaved', failure: result.error };
  }

  firstIncomplete(): Step | undefined {
    return firstIncomplete(this.form, this.context);
  }

  isReachable(route: RouteId): boolean {
    return isReachable(this.form, route, this.context);
  }

  /** Resets the wizard and erases unsaved answers, after the application was submitted. */
  forget(): void {
    this.unsaved.erase();
    this.attached = nothing;
    this.ending = false;
    this.inDoubt = new Set();
    this.inFlight = {};
    this.cell.next(beginning);
  }

  private async read(): Promise<void> {
    const first = this.cell.value.phase !== 'ready';
    if (first) this.set({ phase: 'loading', failure: undefined });
    const [early, restored] = await Promise.all([
      this.source.load(),
      this.unsaved.restore(this.form),
    ]);
    // The last save of a page and the first read of the next one race, so this draft may be the older one.
    const isEarly = first && early.ok && restored.first.some((it) => !early.value.answers[it]);
    if (isEarly) await this.clock.sleep(1_000);
    const result = isEarly ? await this.source.load() : early;
    // `forget` was called during the read; the queue starts no other request before this one ends.
    if (this.cell.value.phase === 'idle') return;
    if (result.ok) this.receive(result.value, restored);
    else if (first) this.set({ phase: 'failed', failure: result.error });
  }

  /** Applies unsaved answers to the draft: first those of an earlier visit, then those on screen. */
  private receive(draft: Draft, restored: Restored): void {
    const onScreen = this.cell.value.answers;
    const typed = changedFields(this.form, this.context).map(({ name }) => [
      name,
      onScreen[name] ?? '',
    ]);
    this.inDoubt = new Set();
    // The user left before the last save was answered. An answer in the draft proves that the save arrived.
    const arrived = (name: string) => restored.first.includes(name) && draft.answers[name];
    const extras = { ...draft.extras, ...this.attached };
    const context = { ...this.context, ...draft, saved: draft.answers, extras };
    const exempt = fieldsOf(this.form).filter((field) => !isAsked(field, context));
    const asked = (answers: Answers): Answers =>
      without(answers, (name) => exempt.some((field) => field.name === name));
    this.set({
      phase: 'ready',
      failure: undefined,
      extras,
      saved: asked(draft.answers),
      answers: asked({ ...draft.answers, ...restored.answers, ...Object.fromEntries(typed) }),
      again: restored.again.filter((name) => !arrived(name) && !typed.some(([it]) => it === name)),
    });
    this.keep();
  }

  /** Applies the draft that a save returned. An answer that it lacks keeps its saved value. */
  private reread(draft: Draft): void {
    const { again, saved } = this.cell.value;
    const held = { answers: { ...saved, ...draft.answers }, extras: draft.extras };
    this.receive(held, { answers: {}, again, first: [] });
  }

  private async send(): Promise<Result<void, Failure>> {
    const { attached, ending } = this;
    this.ending = false;
    const { phase, failure, extras } = this.cell.value;
    if (phase !== 'ready') return err(failure ?? { kind: 'cancelled' });
    const answers = outgoing(this.form, this.context);
    if (!answers && attached === nothing && !ending) {
      this.set({ saveFailure: undefined });
      return ok(undefined);
    }
    this.inFlight = answers ?? {};
    this.set({ saving: true });
    const result = await this.source.save({ answers: answers ?? {}, extras }, ending);
    const done = mapResult(result, () => undefined);
    if (this.cell.value.phase === 'idle') return done;
    this.inFlight = {};
    const { saved } = this.cell.value;
    const sent = Object.keys(answers ?? {});
    this.inDoubt = new Set(result.ok ? [] : [...this.inDoubt, ...sent]);
    if (result.ok && attached === this.attached) this.attached = nothing;
    this.set(
      result.ok
        ? { saving: false, saveFailure: undefined, saved: { ...saved, ...answers } }
        : { saving: false, saveFailure: result.error },
    );
    if (result.ok && result.value) this.reread(result.value);
    else this.keep();
    return done;
  }

  private keep(): void {
    const { answers, again, saved } = this.cell.value;
    const changed = changedFields(this.form, this.context);
    // The save under way may arrive after a reload; an answer typed since then must win over it.
    const overtaken = ({ name, kind }: FormField): boolean =>
      name in this.inFlight && this.inFlight[name] !== clean(kind, answers[name] ?? '');
    const isFirst = (field: FormField): boolean =>
      (saved[field.name] ?? '') === '' && !this.inDoubt.has(field.name) && !overtaken(field);
    const restored = fieldsOf(this.form).filter(
      (it) => changed.includes(it) || again.includes(it.name) || overtaken(it),
    );
    this.unsaved.keep(this.form, restored, answers, isFirst);
  }

  private set(part: Partial<WizardState>): void {
    this.cell.next({ ...this.cell.value, ...part });
  }
}
