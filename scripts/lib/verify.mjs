import { askSite } from './ask-site.mjs';
import { compareAnswer } from './compare-answer.mjs';

/** @typedef {import('../../delivery/manifest').Manifest} Manifest */

/** After so many requests without an answer the rest is not asked. */
const patience = 8;

/** @type {Readonly<Record<string, string>>} */
const reasons = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host could not be looked up',
  ABORT_ERR: 'no whole answer in time',
  ECONNRESET: 'the connection was closed',
};

/** @param {unknown} error */
const reasonOf = (error) => {
  const { code = '', message = '' } =
    /** @type {{ code?: string; message?: string }} */ (error) ?? {};
  return reasons[code] ?? `${message}${code === '' ? '' : ` (${code})`}`;
};

/** @param {readonly string[]} all */
const someOf = (all) => {
  const [some, more] = [all.slice(0, 3).join(', '), all.length - 3];
  return more > 0 ? `${some} and ${more} more` : some;
};

/**
 * Compares everything that a site serves with the manifest of a build.
 * @param {Manifest} manifest
 * @param {string} origin
 * @param {{ timeout?: number }} [options] in milliseconds, for one answer
 * @returns {Promise<{ good: boolean; lines: readonly string[] }>}
 */
export const verifySite = async (manifest, origin, { timeout = 20_000 } = {}) => {
  const { ask, end } = askSite(origin, timeout);
  /** @type {Map<string, Set<string>>} the addresses of each difference */
  const differences = new Map();
  /** @type {Map<string, string[]>} */
  const uncoded = new Map();
  /** @type {Map<string, number>} */
  const counts = new Map();
  /** @type {Set<string>} */
  const others = new Set();
  let recompressed = 0;
  let unanswered = 0;

  /** @param {string} text @param {string} address */
  const add = (text, address) =>
    differences.set(text, (differences.get(text) ?? new Set()).add(address));

  const waiting = Object.entries(manifest.addresses).flatMap(([address, row]) =>
    Object.keys(row.sums ?? { identity: {} }).map(
      (coding) => /** @type {const} */ ([address, row, coding]),
    ),
  );
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [address, row, coding] = next;
      try {
        const answer = await ask(address, coding);
        counts.set(coding, (counts.get(coding) ?? 0) + 1);
        for (const found of compareAnswer(manifest, row, coding, answer)) {
          if (found.kind === 'difference') add(found.text, `${address} (${coding})`);
          else if (found.kind === 'other') others.add(found.text);
          else if (found.kind === 'recompressed') recompressed += 1;
          else uncoded.set(coding, [...(uncoded.get(coding) ?? []), address]);
        }
      } catch (error) {
        add(`no answer: ${reasonOf(error)}. Try again, and read the server's error log`, address);
        unanswered += 1;
        if (unanswered >= patience) waiting.length = 0;
      }
    }
  };

  try {
    const first = await ask('/', 'identity');
    const { status, headers, body } = first;
    if (!body.includes('id="config"') || !body.includes('/assets/')) {
      const to = headers['location'] === undefined ? '' : `, a redirect to ${headers['location']}`;
      const is = `${status} ${headers['content-type'] ?? ''}`.trim();
      return {
        good: false,
        lines: [`${origin} is no site of this client: / is answered with ${is}${to}`],
      };
    }
    await Promise.all([work(), work(), work(), work()]);
  } catch (error) {
    return { good: false, lines: [`${origin} does not answer: ${reasonOf(error)}`] };
  } finally {
    end();
  }

  const notes = [
    ...[...uncoded].map(([coding, list]) => {
      if (list.length === counts.get(coding))
        return `note: nothing is sent in ${coding}; the contents are as built`;
      for (const it of list) add(`is not sent in ${coding}. Copy its compressed file too`, it);
      return '';
    }),
    recompressed > 0
      ? `note: ${recompressed} answers were compressed anew; the contents are as built`
      : '',
    others.size > 0 ? `note: the server adds ${[...others].sort().join(', ')}` : '',
    unanswered >= patience ? 'note: the rest was not asked' : '',
  ].filter(Boolean);
  const asked = [...counts].map(([coding, count]) => `${count} ${coding}`).join(', ');
  const good = differences.size === 0;
  return {
    good,
    lines: [
      ...[...differences].map(([text, at]) => `${someOf([...at])}: ${text}`),
      ...notes,
      `${origin}: ${good ? 'all as built' : `${differences.size} differences`} (${asked})`,
    ],
  };
};
