/**
 * The shopper. A real shop asks its own server for a token of its logged-in user. This one has no login, so the sandbox
 * creates a user. The token is only in this module: never in the page, an address or a storage.
 */

const script = document.querySelector('script[src$="/paylater.js"]');
const { origin } = new URL(script.src);

// On its own origin the shop configures PayLater's address: markup cannot name another origin.
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

// The playground offers all personas. The shop has only its address.
const persona =
  document.querySelector('#persona')?.value ??
  (new URLSearchParams(location.search).get('persona') || 'active');

let shopper;
/** Returns the user of this visit, created once. After a failure the next call tries again. */
const shopping = () => {
  shopper ??= post('/_sandbox/users', { persona }).catch((error) => {
    shopper = undefined;
    throw error;
  });
  return shopper;
};

/** The elements' token provider. Returns the user's token, and a new one for every further call. */
export const tokenProvider = async () => {
  const isKnown = shopper !== undefined;
  const { userId, token } = await shopping();
  return isKnown ? (await post(`/_sandbox/users/${userId}/token`)).token : token;
};

/** Buys for an amount in rupiah, as the shop's server would. Fails with the lender's `code`. */
export const order = async (amount) => {
  const { userId } = await shopping();
  return post(`/_sandbox/users/${userId}/orders`, { amount, merchant: 'Teras Rumah' });
};

/** The elements in the shop's own markup. Any other one gets no token. */
const places = [
  '#keranjang > paylater-limit-card',
  '.panel > paylater-bill-list',
  '.panel > paylater-instalment-plan',
  '.panel > paylater-recent-transactions',
];
export const elements = [...document.querySelectorAll(places.join())];
for (const element of elements) element.tokenProvider = tokenProvider;
