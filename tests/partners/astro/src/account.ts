import { configure } from '@paylater/embeds';
import { token } from './paylater-token';

configure({ apiBase: 'https://paylater.example/api' });

/** The page's own element has the provider; elements in the server's markup use it. */
const card = document.createElement('paylater-limit-card');
card.tokenProvider = token;
document.querySelector('#account')!.append(card);

document.addEventListener('paylater-open', (event) => {
  event.preventDefault();
  document.querySelector('#heard')!.textContent = event.detail.what;
});
