/** The sandbox's control API. */

const read = async (method, path, body) => {
  const answer = await fetch(`/_sandbox${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.ok) return answer;
  const { errors } = await answer.json();
  throw Object.assign(new Error(errors[0].message), errors[0], { status: answer.status });
};

const send = async (...call) => (await read(...call)).json();

export const create = (persona) => send('POST', '/users', { persona });
export const fork = (userId, at) => send('POST', '/fork', { userId, at });
export const stored = (userId) => send('GET', `/users/${userId}`);
export const ledgerOf = (userId) => send('GET', `/users/${userId}/ledger`);
export const callsAfter = (userId, id) => send('GET', `/journal?userId=${userId}&after=${id}`);
export const callsWith = (token) => send('GET', `/journal?token=${encodeURIComponent(token)}`);
export const clockOf = (userId) => send('GET', `/clock?userId=${userId}`);
export const setClock = (userId, change) => send('POST', '/clock', { ...change, userId });
export const faultsOf = (userId) => send('GET', `/faults?userId=${userId}`);
export const plan = (userId, fault) => send('POST', '/faults', { ...fault, userId });
export const takeAllBack = (userId) => send('DELETE', `/faults?userId=${userId}`);
export const takeBack = (id) => send('DELETE', `/faults/${id}`);

export const testPath = (userId, page) =>
  `/users/${userId}/test?${new URLSearchParams(page).toString()}`;
export const textAt = async (path) => (await read('GET', path)).text();
