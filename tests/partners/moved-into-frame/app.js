const frame = document.querySelector('iframe');
if (frame.contentDocument.readyState !== 'complete' || frame.contentDocument.URL === 'about:blank')
  await new Promise((loaded) => frame.addEventListener('load', loaded, { once: true }));

const here = document.querySelector('#place');
const there = frame.contentDocument.querySelector('#place');
const heard = frame.contentDocument.querySelector('#heard');

/** The page creates the element and shows it; it moves into the frame once it has its values. */
const token = async () => {
  const response = await fetch('/my/paylater-token', { cache: 'no-store' });
  if (response.status === 401) return '';
  if (!response.ok) throw new Error(`no token: ${response.status}`);
  return response.text();
};

const show = async () => {
  const list = document.createElement('paylater-bill-list');
  list.tokenProvider = token;
  list.addEventListener('paylater-open', (event) => {
    event.preventDefault();
    heard.textContent = event.detail.what;
  });
  here.append(list);
  await customElements.whenDefined('paylater-bill-list');
  await list.ready;
  there.replaceChildren(list);
};

const on = (id, act) => frame.contentDocument.querySelector(id).addEventListener('click', act);
on('#change', () => there.firstElementChild.setAttribute('type', 'upcoming'));
on('#hide', () => there.replaceChildren());
on('#show', show);
await show();
