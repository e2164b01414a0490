/** One element. The form sets its attributes, the log shows its events, and the code shows how to write it. */

import { clear, note } from './log.js';
import { snippets, styleOf } from './snippets.js';
import { tokenProvider } from './token.js';

const pick = (id) => document.querySelector(`#${id}`);
const form = pick('settings');
const place = pick('place');
const { src: script } = document.querySelector('script[src$="/paylater.js"]');

/** Settings of the page, not attributes of the element. */
const around = new Set(['element', 'host', 'width', 'lang', 'persona']);

/** Returns the settings of the shown element. The controls of the others are disabled. */
const settings = () =>
  [...new FormData(form)].map(([name, value]) => [name, value.trim()]).filter(([, it]) => it);
const isLook = (name) => name.startsWith('--');
const attributes = () => settings().filter(([name]) => !around.has(name) && !isLook(name));
const looks = () => settings().filter(([name]) => isLook(name));
const setting = (name) => settings().find(([it]) => it === name)?.[1];

let element;
const showState = () => {
  const { state = '–' } = element.dataset;
  pick('state').textContent = state;
};
const states = new MutationObserver(showState);

const mount = () => {
  element = document.createElement(setting('element'));
  for (const [name, value] of attributes()) element.setAttribute(name, value);
  element.tokenProvider = tokenProvider;
  states.disconnect();
  states.observe(element, { attributes: true, attributeFilter: ['data-state'] });
  place.replaceChildren(element);
  showState();
};

let kind = 'html';
const writeCode = () => {
  const wanted = { tag: setting('element'), attributes: attributes(), script };
  const { page, token } = snippets[kind](wanted);
  pick('page-code').textContent = page;
  pick('token-code').textContent = token;
  pick('style-code').textContent = styleOf(wanted.tag, looks());
  pick('style').hidden = looks().length === 0;
};

/** Gives the page around the element exactly the custom properties of the form. */
const setLooks = () => {
  const { style } = pick('around');
  for (const name of [...style].filter(isLook)) style.removeProperty(name);
  for (const [name, value] of looks()) style.setProperty(name, value);
};

const follow = () => {
  for (const own of form.querySelectorAll('[data-of]')) {
    own.hidden = own.dataset.of !== setting('element');
    own.querySelector('[name]').disabled = own.hidden;
  }
  pick('around').dataset.host = setting('host');
  place.dataset.width = setting('width');
  setLooks();
  pick('address').href = `/shop/playground?${new URLSearchParams(settings())}`;
  writeCode();
};

/** Gives the element exactly the attributes of the form. */
const setAttributes = () => {
  const wanted = new Map(attributes());
  for (const control of form.querySelectorAll('[name]')) {
    if (around.has(control.name) || isLook(control.name)) continue;
    const value = wanted.get(control.name);
    if (value === undefined) element.removeAttribute(control.name);
    else if (element.getAttribute(control.name) !== value)
      element.setAttribute(control.name, value);
  }
};

const reload = () => pick('address').click();
const changed = { element: mount, persona: reload, lang: reload };
form.addEventListener('input', ({ target }) => {
  follow();
  (changed[target.name] ?? setAttributes)();
});
form.addEventListener('submit', (event) => event.preventDefault());

for (const name of ['ready', 'empty', 'error', 'open', 'token-needed'])
  place.addEventListener(`paylater-${name}`, (event) => {
    note(event.type, event.detail);
    if (name === 'open' && pick('prevent').checked) event.preventDefault();
  });

const buttons = document.querySelectorAll('[data-kind]');
for (const button of buttons)
  button.addEventListener('click', () => {
    ({ kind } = button.dataset);
    for (const other of buttons) other.setAttribute('aria-pressed', String(other === button));
    writeCode();
  });

const onPress = {
  refresh: () => element.refresh(),
  again: mount,
  clear,
};
for (const [id, press] of Object.entries(onPress))
  pick(id).addEventListener('click', () => void press());

const copy = async (id) => {
  await navigator.clipboard.writeText(pick(id).textContent);
  pick('copied').textContent = pick('copied').dataset.said;
};
for (const button of document.querySelectorAll('[data-copy]'))
  button.addEventListener('click', () => void copy(button.dataset.copy));

follow();
mount();
