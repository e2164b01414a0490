import type { Field } from '../../domain/forms/field';

/** A heading, and the field it stands before: everything up to the next heading is below it. */
export interface Section {
  readonly title: string;
  readonly from: string;
}

/** The fields under their headings, in the form's order; a heading with nothing asked below it is left out. */
export const inSections = (
  fields: readonly Field[],
  sections: readonly Section[],
  asked: (field: Field) => boolean,
): readonly { readonly title: string | undefined; readonly fields: readonly Field[] }[] => {
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
