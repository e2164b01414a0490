/** After so many requests without an answer the rest is not asked. */
const patience = 8;

/** @param {readonly string[]} all */
const someOf = (all) => {
  const [some, more] = [all.slice(0, 3).join(', '), all.length - 3];
  return more > 0 ? `${some} and ${more} more` : some;
};

/** Collects what the answers of a site show, and returns it as lines: one for all addresses with the same difference. */
export const makeReport = () => {
  /** @type {Map<string, Set<string>>} addresses by difference */
  const differences = new Map();
  /** @type {Map<string, string[]>} addresses by the coding that was not used */
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

  /** Returns the notes. A coding that all files lack is a note; one that only some files lack is added as a difference. */
  const notes = () => {
    const unused = [...uncoded].filter(([coding, list]) => list.length === counts.get(coding));
    for (const [coding, list] of uncoded)
      if (list.length !== counts.get(coding))
        for (const it of list) add(`is not sent in ${coding}. Copy its compressed file too`, it);
    return [
      ...unused.map(([coding]) => `nothing is sent in ${coding}; the contents are as built`),
      ...(recompressed > 0
        ? [`${recompressed} answers were compressed again; the contents are as built`]
        : []),
      ...(others.size > 0 ? [`the server adds ${[...others].sort().join(', ')}`] : []),
      ...(unanswered >= patience ? ['the rest was not asked'] : []),
    ].map((it) => `note: ${it}`);
  };

  return {
    /**
     * @param {string} address
     * @param {string} coding
     * @param {readonly import('./compare-answer.mjs').Finding[]} findings
     */
    answered: (address, coding, findings) => {
      counts.set(coding, (counts.get(coding) ?? 0) + 1);
      for (const found of findings) {
        if (found.kind === 'difference') add(found.text, `${address} (${coding})`);
        else if (found.kind === 'other') others.add(found.text);
        else if (found.kind === 'recompressed') recompressed += 1;
        else uncoded.set(coding, [...(uncoded.get(coding) ?? []), address]);
      }
    },
    /** @param {string} address @param {string} reason */
    unanswered: (address, reason) => {
      add(`no answer: ${reason}. Try again, and read the server's error log`, address);
      unanswered += 1;
    },
    hasPatience: () => unanswered < patience,
    /** @param {string} origin */
    result: (origin) => {
      const noted = notes();
      const good = differences.size === 0;
      const asked = [...counts].map(([coding, count]) => `${count} ${coding}`).join(', ');
      return {
        good,
        lines: [
          ...[...differences].map(([text, at]) => `${someOf([...at])}: ${text}`),
          ...noted,
          `${origin}: ${good ? 'all as built' : `${differences.size} differences`} (${asked})`,
        ],
      };
    },
  };
};
