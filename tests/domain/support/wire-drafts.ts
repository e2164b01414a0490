import { filledCombinedDraft, filledDraft, newPerson } from '../../../sandbox/lender/new-person';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import { contextAt } from '../../../domain/forms/answers';
import { check } from '../../../domain/forms/check';
import { clean } from '../../../domain/forms/clean';
import { type FormDefinition, fieldsOf } from '../../../domain/forms/form';
import { memoryWorld } from '../../support/lender';
import { rowsOf } from '../forms/rows/rows-of';

const person = newPerson(memoryWorld(new MemoryClock()), 'new');

/** A complete draft of the single product on the wire, and one of both products. */
export const { pastIncomeAndGenderCutoff: _, ...kycWireDraft } = filledDraft(person);
export const combinedWireDraft = filledCombinedDraft(person);

/** Returns the answers of a draft as a save sends them. */
export const cleaned = (form: FormDefinition, answers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    fieldsOf(form)
      .filter(({ name }) => answers[name] !== undefined)
      .map(({ name, kind }) => [name, clean(kind, answers[name] ?? '')]),
  );

/** Returns every answer among the rows of a form that is sent, with its field. */
export const sentAnswers = (form: FormDefinition) =>
  fieldsOf(form).flatMap((field) =>
    rowsOf(field)
      .filter(([typed]) => !check(field, typed, contextAt(0)).hard)
      .map(([typed]) => ({ field, sent: clean(field.kind, typed) }))
      .filter(({ sent }) => sent !== ''),
  );
