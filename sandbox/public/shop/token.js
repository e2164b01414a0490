/**
 * Who is shopping. A real shop asks its own server for a token of whoever is logged in there; this one, which has no
 * login, has the sandbox make a person. The token is in this module only: not in the page, an address or a storage.
 */

const script = document.querySelector('script[src$="/paylater.js"]');
const { origin } = new URL(script.src);

// On a server of its own the shop says where PayLater is: markup cannot name another origin.
if (origin !== location.origin) {
  const { configure } = await import(script.src);
  configure({ apiBase: `${origin}/api` });
}

const post = async (path, body = {}) => {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const payload = await answer.json();
  if (!answer.ok) throw Object.assign(new Error(payload.errors[0].message), payload.errors[0]);
  return payload;
};

const persona = new URLSearchParams(location.search).get('persona') || 'active';

let shopper;
/** The person of this visit, made once; when that failed, anew. */
const shopping = () => {
  shopper ??= post('/_sandbox/users', { persona }).catch((error) => {
    shopper = undefined;
    throw error;
  });
  return shopper;
};

/** What the elements ask: the person's token, and a new one when they ask again. */
export const tokenProvider = async () => {
  const isKnown = shopper !== undefined;
  const { userId, token } = await shopping();
  return isKnown ? (await post(`/_sandbox/users/${userId}/token`)).token : token;
};

/** Buys for so many rupiah, as the shop's server would; fails with the lender's `code`. */
export const order = async (amount) => {
  const { userId } = await shopping();
  return post(`/_sandbox/users/${userId}/orders`, { amount, merchant: 'Teras Rumah' });
};

/** The elements that the shop itself wrote, each in its place; whatever else calls itself one gets no token. */
const places = [
  '#keranjang > paylater-limit-card',
  '.panel > paylater-bill-list',
  '.panel > paylater-instalment-plan',
  '.panel > paylater-recent-transactions',
];
export const elements = [...document.querySelectorAll(places.join())];
for (const element of elements) element.tokenProvider = tokenProvider;
