type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isTyped = (it: unknown): it is HTMLInputElement | HTMLTextAreaElement =>
  it instanceof Element && it.matches('textarea, input:not([type="radio"])');

/** Returns the control of the next field; for radios the checked one, or else the first. */
const nextControl = ({ form, name }: Control): Control | undefined => {
  const controls = [...(form?.querySelectorAll<Control>('[name]:enabled') ?? [])];
  const next = controls[controls.map((it) => it.name).lastIndexOf(name) + 1];
  return controls.find((it) => it.name === next?.name && it.matches(':checked')) ?? next;
};

/** Sets the Enter key of the focused field's keyboard: `next` if another field follows, otherwise `done`. */
export const hintAtNext = (field: EventTarget): void => {
  if (isTyped(field)) field.enterKeyHint = nextControl(field) ? 'next' : 'done';
};

/** Moves from a text field to the next field, and opens its sheet if it has one. Returns false if no field follows. */
export const goToNext = (field: EventTarget): boolean => {
  const next = isTyped(field) ? nextControl(field) : undefined;
  if (next?.dataset['opens'] && matchMedia('(pointer: coarse)').matches) next.click();
  else next?.focus();
  return next !== undefined;
};

/** After a choice in a list's sheet, focuses the next field if it is an empty text field, otherwise the list. */
export const goOnFrom = (list: HTMLSelectElement): void => {
  const next = nextControl(list);
  (isTyped(next) && next.value === '' ? next : list).focus();
};
