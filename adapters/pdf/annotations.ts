import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Tell } from './complaints';

/** A field or a note on a page, as pdf.js describes it. */
interface Annotation {
  readonly id: string;
  readonly subtype: string;
  readonly fieldType?: string | null;
  readonly fieldValue?: unknown;
  readonly hidden?: boolean;
  readonly hasAppearance?: boolean;
  readonly contentsObj?: { readonly str: string };
}

export const annotationsOf = async (page: PDFPageProxy): Promise<readonly Annotation[]> =>
  (await page.getAnnotations({ intent: 'display' })) as Annotation[];

const isFilled = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(isFilled)
    : value !== null && value !== undefined && value !== '';

/** Returns the values of fields that the file stores without a picture. Text is painted for them; others cannot be. */
export const unpaintedValues = (
  annotations: readonly Annotation[],
  tell: Tell,
): ReadonlyMap<string, string> => {
  const values = new Map<string, string>();
  for (const { id, subtype, fieldType, fieldValue, hidden, hasAppearance } of annotations) {
    const isSeen = hasAppearance === true || hidden === true;
    if (subtype !== 'Widget' || fieldType === 'Sig' || isSeen || !isFilled(fieldValue)) continue;
    if (fieldType === 'Tx' && typeof fieldValue === 'string') values.set(id, fieldValue);
    else if (fieldValue !== 'Off') tell('a field whose value has no picture');
  }
  return values;
};

/** Returns the notes that are pinned to a page. Viewers show an icon for each, and the words when it is pressed. */
export const notesOf = (annotations: readonly Annotation[]): readonly string[] =>
  annotations
    .filter(
      ({ subtype, hidden }) =>
        subtype !== 'Widget' && subtype !== 'Link' && subtype !== 'Popup' && hidden !== true,
    )
    .map(({ contentsObj }) => contentsObj?.str.trim() ?? '')
    .filter((note) => note !== '');
