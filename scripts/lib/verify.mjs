import { askSite } from './ask-site.mjs';
import { compareAnswer, unpacked } from './compare-answer.mjs';
import { makeReport } from './verify-report.mjs';

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

/**
 * Returns what is at an address in place of the client's document, or nothing if it is one, of whatever build.
 * @param {import('./ask-site.mjs').Answer} answer
 */
const otherThanClient = (answer) => {
  const { status, headers } = answer;
  const page = unpacked(answer)?.toString() ?? '';
  if (page.includes('id="config"') && page.includes('/assets/')) return undefined;
  const to = headers['location'] === undefined ? '' : `, a redirect to ${headers['location']}`;
  return `${status} ${headers['content-type'] ?? ''}`.trim() + to;
};

/**
 * Compares everything that a site serves with the manifest of a build, four answers at a time.
 * @param {import('../../delivery/manifest').Manifest} manifest
 * @param {string} origin
 * @param {{ timeout?: number }} [options] in milliseconds, for one answer
 * @returns {Promise<{ good: boolean; lines: readonly string[] }>}
 */
export const verifySite = async (manifest, origin, { timeout = 20_000 } = {}) => {
  const { ask, end } = askSite(origin, timeout);
  const report = makeReport();
  const waiting = Object.entries(manifest.addresses).flatMap(([address, row]) =>
    Object.keys(row.sums ?? { identity: {} }).map(
      (coding) => /** @type {const} */ ([address, row, coding]),
    ),
  );
  const work = async () => {
    for (let next = waiting.shift(); next && report.hasPatience(); next = waiting.shift()) {
      const [address, row, coding] = next;
      await ask(address, coding).then(
        (answer) => report.answered(address, coding, compareAnswer(manifest, row, coding, answer)),
        (error) => report.unanswered(address, reasonOf(error)),
      );
    }
  };
  try {
    const other = otherThanClient(await ask('/', 'identity'));
    if (other !== undefined) {
      const line = `${origin} is no site of this client: / is answered with ${other}`;
      return { good: false, lines: [line] };
    }
  } catch (error) {
    end();
    return { good: false, lines: [`${origin} does not answer: ${reasonOf(error)}`] };
  }
  await Promise.all([work(), work(), work(), work()]);
  end();
  return report.result(origin);
};
