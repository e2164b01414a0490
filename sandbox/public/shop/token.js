/**
 * Who is shopping. A real shop asks its own server for a token of whoever is logged in there; this one, which has no
 * login, has the sandbox make a person. The token is in this module only: not in the page, an address or a storage.
 */

const script = document.querySelector('script[src$="/paylater.js"]');
const { origin } = new URL(script.src);

const post = async (path, body = {}) => {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const said = await answer.json();
  if (!answer.ok) throw Object.assign(new Error(said.errors[0].message), said.errors[0]);
  return said;
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

const tags =
  'paylater-limit-card, paylater-bill-list, paylater-recent-transactions, paylater-instalment-plan';
/** The elements of the page as it came. */
export const elements = [...document.querySelectorAll(tags)];
for (const element of elements) element.tokenProvider = tokenProvider;
