/** The cart, its payment, and the toggles of the elements. */

import { elements, order } from './token.js';

const pick = (id) => document.querySelector(`#${id}`);
const rupiah = new Intl.NumberFormat('id-ID');
const written = (amount) => `Rp${rupiah.format(amount)}`;

const lines = [...document.querySelectorAll('[data-line]')].map((line) => ({
  line,
  id: line.dataset.line,
  price: Number(line.dataset.price),
  count: Number(line.querySelector('output').textContent),
}));

const total = () => lines.reduce((sum, { price, count }) => sum + price * count, 0);
let isBuying = false;

const draw = () => {
  for (const { line, price, count } of lines) {
    line.hidden = count === 0;
    line.querySelector('output').textContent = String(count);
    line.querySelector('.sum').textContent = written(price * count);
  }
  pick('total').textContent = written(total());
  pick('nothing').hidden = total() > 0;
  pick('buy').disabled = isBuying || total() === 0;
};

const say = (text) => {
  pick('said').textContent = text;
};

const add = (of, change) => {
  of.count += change;
  say('');
  draw();
  // The pressed button was removed with its line.
  if (of.count === 0) pick('cart-title').focus();
};

for (const of of lines) {
  document.querySelector(`[data-add="${of.id}"]`).addEventListener('click', () => add(of, 1));
  of.line.querySelector('[data-less]').addEventListener('click', () => add(of, -1));
  of.line.querySelector('[data-more]').addEventListener('click', () => add(of, 1));
}

const refused = {
  LIMIT_EXCEEDED: 'Limit PayLater-mu tidak cukup untuk belanja ini.',
  AFI_USER_NOT_ALLOWED: 'PayLater-mu belum aktif. Ajukan dulu lewat kartu di bawah.',
};

const buy = async () => {
  isBuying = true;
  draw();
  try {
    const amount = total();
    await order(amount);
    for (const of of lines) of.count = 0;
    say(`Terima kasih. ${written(amount)} masuk ke tagihan PayLater-mu.`);
    for (const element of elements) element.refresh();
  } catch ({ code }) {
    say(refused[code] ?? 'Pesanan belum bisa dibuat. Coba sekali lagi.');
  }
  isBuying = false;
  draw();
};
pick('buy').addEventListener('click', () => void buy());

/** Without a limit, bills or purchases, the card of the limit is enough. */
const account = pick('paylater');
const hideEmpty = () => {
  const isEmpty = elements.every(({ dataset }) => dataset.state === 'empty');
  account.hidden = isEmpty;
  document.querySelector('.site [href$="#paylater"]').hidden = isEmpty;
};
for (const element of elements)
  new MutationObserver(hideEmpty).observe(element, { attributeFilter: ['data-state'] });
hideEmpty();

/** Toggle buttons that set an attribute of the element in the same panel. */
for (const button of document.querySelectorAll('.pick button')) {
  const [[attribute, value]] = Object.entries(button.dataset);
  button.addEventListener('click', () => {
    const panel = button.closest('.panel');
    for (const other of panel.querySelectorAll('.pick button'))
      other.setAttribute('aria-pressed', String(other === button));
    panel
      .querySelector('paylater-bill-list, paylater-instalment-plan')
      .setAttribute(attribute, value);
  });
}

draw();
