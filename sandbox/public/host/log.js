/** The log of bridge calls and their results. */

const list = document.querySelector('#log');
const none = document.querySelector('#log-empty');
const most = 500;

const secrets = new Set(['token']);
const masked = (key, value) => (secrets.has(key) ? '•••' : value);

/** Writes a value as JSON, with secrets masked; an empty string for empty values. */
const written = (value) => {
  const text = value === undefined ? '' : JSON.stringify(value, masked);
  return text === '{}' ? '' : text;
};

const part = (className, text) =>
  Object.assign(document.createElement('span'), { className, textContent: text });

/** Adds a line. Returns a function that adds the result to it. */
export const note = (name, params) => {
  const line = document.createElement('li');
  const outcome = part('log-outcome', '…');
  line.dataset.call = name;
  const time = Object.assign(document.createElement('time'), {
    textContent: new Date().toLocaleTimeString('id-ID', { hour12: false }),
  });
  line.append(time, part('log-name', name), part('log-params', written(params)), outcome);
  list.prepend(line);
  list.children[most]?.remove();
  none.hidden = true;
  return (end, value) => {
    line.dataset.outcome = end;
    outcome.textContent = [end, written(value)].filter(Boolean).join(' ');
  };
};

export const clear = () => {
  list.replaceChildren();
  none.hidden = false;
};
