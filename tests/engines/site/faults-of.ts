import { isDeepStrictEqual } from 'node:util';
import type { Outcome } from '../pages/host';

/** The faults of a page; compared with the calm page, also every difference in visible text. */
export const faultsOf = ({ rows, texts, problems }: Outcome, calm?: Outcome): readonly string[] => {
  const wrong = rows
    .filter(({ got, want }) => !isDeepStrictEqual(got, want))
    .map(({ what, got, want }) => `${what}: ${JSON.stringify(got)}, not ${JSON.stringify(want)}`);
  const other = Object.entries(calm?.texts ?? {})
    .filter(([tag, text]) => texts[tag] !== text)
    .map(
      ([tag, text]) => `${tag} reads ${JSON.stringify(texts[tag])}, not ${JSON.stringify(text)}`,
    );
  const idle = rows.length === 0 ? ['nothing was looked at'] : [];
  return [...problems, ...idle, ...wrong, ...other];
};
