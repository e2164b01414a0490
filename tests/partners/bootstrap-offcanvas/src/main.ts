import 'bootstrap/dist/css/bootstrap.min.css';
import { configure } from '@paylater/embeds';
import { Offcanvas } from 'bootstrap';
import { token } from './paylater-token';

configure({ apiBase: 'https://paylater.example/api' });

const account = document.querySelector('#account')!;
const place = document.querySelector('#place')!;
const heard = document.querySelector('#heard')!;

const show = () => {
  const list = document.createElement('paylater-bill-list');
  list.tokenProvider = token;
  list.addEventListener('paylater-open', (event) => {
    event.preventDefault();
    heard.textContent = event.detail.what;
  });
  place.replaceChildren(list);
};

const on = (id: string, act: () => void) =>
  document.querySelector(id)!.addEventListener('click', act);
on('#change', () => place.firstElementChild!.setAttribute('type', 'upcoming'));
on('#hide', () => place.replaceChildren());
on('#show', show);
show();
Offcanvas.getOrCreateInstance(account).show();
