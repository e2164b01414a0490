const place = document.querySelector('#place');
const heard = document.querySelector('#heard');

/** The frame has no origin, so the page around it gets the token for it. */
const tokenOfParent = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    parent.postMessage('token', '*', [port2]);
  });

const show = () => {
  const list = document.createElement('paylater-bill-list');
  list.tokenProvider = tokenOfParent;
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
