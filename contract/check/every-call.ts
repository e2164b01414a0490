import type { Facts } from './facts';

/** What it means if every call is answered alike. */
const meanings: Readonly<Record<string, string>> = {
  403: 'may the user of this token use the API, and does a gateway let you through?',
  404: 'is the address right? Give what comes before /v1.',
  500: 'the server fails before it reads the request. See its log.',
  502: 'a gateway answers, and does not reach the server behind it.',
  503: 'the server is closed for maintenance. Check it when it is open.',
  504: 'a gateway answers, and the server behind it takes too long.',
  empty: 'is this the API, or a placeholder for it?',
};

/** Returns a notice if every call has the same refusal or an empty answer: the fault is not in one call. */
export const sameReply = (facts: Facts): string | undefined => {
  const asked = [...facts.values()].filter(({ outcome }) => outcome !== 'not asked');
  const [reply, ...others] = new Set(asked.map((it) => it.reply));
  if (reply === undefined || others.length > 0) return undefined;
  const what = reply === 'empty' ? 'an empty object' : reply;
  return `Every call is answered with ${what}: ${meanings[reply] ?? 'the fault is not in one call.'}`;
};
