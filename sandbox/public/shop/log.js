/** The log of the elements' events, newest first. */

const list = document.querySelector('#log');
const none = document.querySelector('#log-empty');
const most = 200;

const part = (className, text) =>
  Object.assign(document.createElement('span'), { className, textContent: text });

export const note = (name, detail) => {
  const line = document.createElement('li');
  line.dataset.event = name;
  const time = Object.assign(document.createElement('time'), {
    textContent: new Date().toLocaleTimeString('id-ID', { hour12: false }),
  });
  line.append(time, part('log-name', name));
  if (detail) line.append(part('log-detail', JSON.stringify(detail)));
  list.prepend(line);
  list.children[most]?.remove();
  none.hidden = true;
};

export const clear = () => {
  list.replaceChildren();
  none.hidden = false;
};
