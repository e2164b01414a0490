/** The settings, in a form and in the query of the address. The address omits a setting with its first value. */

const form = document.querySelector('#settings');
const controls = [...form.querySelectorAll('[name]')];

const delayOf = ({ name }) => form.querySelector(`[data-delay="${name}"]`);
const firstOf = (control) => (control.options ? control.options[0].value : control.defaultValue);

const valueOf = (control) =>
  control.value === 'late'
    ? `late:${delayOf(control).querySelector('input').value || 0}`
    : control.value.trim();

/** Shows a delay only for settings that are late. */
const showDelays = () => {
  for (const control of controls) {
    const delay = delayOf(control);
    if (delay) delay.hidden = control.value !== 'late';
  }
};

const put = (control, value) => {
  const [kind, ms] = value.split(':');
  const isDelay = kind === 'late' && delayOf(control);
  if (isDelay && /^\d+$/.test(ms ?? '')) delayOf(control).querySelector('input').value = ms;
  const taken = isDelay ? kind : value;
  const isListed = !control.options || [...control.options].some((it) => it.value === taken);
  control.value = isListed ? taken : firstOf(control);
};

/** Returns all settings by name. */
export const settings = () =>
  Object.fromEntries(controls.map((control) => [control.name, valueOf(control)]));

/** Returns the address of the current settings, with some of them replaced. */
export const addressOf = (instead = {}) => {
  const query = new URLSearchParams();
  for (const control of controls) {
    const value = instead[control.name] ?? valueOf(control);
    if (value !== firstOf(control)) query.set(control.name, value);
  }
  const text = query.toString();
  return text === '' ? '/host' : `/host?${text}`;
};

export const set = (name, value) => put(form.elements.namedItem(name), value);

/** Reads the settings from the open address. */
export const readAddress = () => {
  const query = new URLSearchParams(location.search);
  for (const control of controls) {
    const value = query.get(control.name);
    if (value !== null) put(control, value);
  }
  showDelays();
};

/** Writes the settings into the address. */
export const writeAddress = () => {
  showDelays();
  history.replaceState(undefined, '', addressOf());
};
