import type { FormField } from '../../domain/forms/field';

/** A heading, and the first field below it; it covers every field up to the next heading. */
export interface FormSection {
  readonly title: string;
  readonly from: string;
}

/** Returns the fields under their headings, in the form's order; leaves out a heading without asked fields. */
export const inSections = (
  fields: readonly FormField[],
  sections: readonly FormSection[],
  asked: (field: FormField) => boolean,
): readonly { readonly title: string | undefined; readonly fields: readonly FormField[] }[] => {
  const starts = sections.map(({ from }) => fields.findIndex(({ name }) => name === from));
  const ends = [...starts.slice(1), fields.length];
  const first = starts[0] ?? fields.length;
  return [
    { title: undefined, fields: fields.slice(0, first) },
    ...sections.map(({ title }, at) => ({ title, fields: fields.slice(starts[at], ends[at]) })),
  ]
    .map((section) => ({ ...section, fields: section.fields.filter(asked) }))
    .filter((section) => section.fields.length > 0);
};
