type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isTyped = (it: unknown): it is HTMLInputElement | HTMLTextAreaElement =>
  it instanceof Element && it.matches('textarea, input:not([type="radio"])');

/** The control of the field after this one; of radios the chosen one, or else the first. */
const nextControl = ({ form, name }: Control): Control | undefined => {
  const controls = [...(form?.querySelectorAll<Control>('[name]:enabled') ?? [])];
  const next = controls[controls.map((it) => it.name).lastIndexOf(name) + 1];
  return controls.find((it) => it.name === next?.name && it.matches(':checked')) ?? next;
};

/** Tells the keyboard of a field that has the focus whether its Enter leads to another field. */
export const hintAtNext = (field: EventTarget): void => {
  if (isTyped(field)) field.enterKeyHint = nextControl(field) ? 'next' : 'done';
};

/** Goes from a field that was typed into to the next one, and opens it if it has a sheet; false when there is none. */
export const goToNext = (field: EventTarget): boolean => {
  const next = isTyped(field) ? nextControl(field) : undefined;
  if (next?.dataset['opens'] && matchMedia('(pointer: coarse)').matches) next.click();
  else next?.focus();
  return next !== undefined;
};

/** After a choice in the sheet of a list: to the next field when that is still to be typed, or else to the list. */
export const goOnFrom = (list: HTMLSelectElement): void => {
  const next = nextControl(list);
  (isTyped(next) && next.value === '' ? next : list).focus();
};
