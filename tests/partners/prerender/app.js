const place = document.querySelector('#place');
const heard = document.querySelector('#heard');

const token = async () => {
  const response = await fetch('/my/paylater-token', { cache: 'no-store' });
  if (response.status === 401) return '';
  if (!response.ok) throw new Error(`no token: ${response.status}`);
  return response.text();
};

const show = () => {
  const list = document.createElement('paylater-bill-list');
  list.tokenProvider = token;
  list.addEventListener('paylater-open', (event) => {
    event.preventDefault();
    heard.textContent = event.detail.what;
  });
  place.replaceChildren(list);
};

const on = (id, act) => document.querySelector(id).addEventListener('click', act);
on('#change', () => place.firstElementChild.setAttribute('type', 'upcoming'));
on('#hide', () => place.replaceChildren());
on('#show', show);
show();

// Reports the page's progress to the test.
if (document.prerendering) {
  document.addEventListener('prerenderingchange', () => fetch('activated.txt'));
  const pause = new Promise((resolve) => setTimeout(resolve, 1_000));
  await Promise.race([place.firstElementChild.ready, pause]);
  await fetch('prerendered.txt');
}
