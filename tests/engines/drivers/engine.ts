import type { Outcome } from '../pages/host';

/** A browser that opens pages and hears what they say of themselves. */
export interface Engine {
  readonly name: string;
  readonly version: string;
  readonly open: (url: string) => Promise<Outcome>;
  readonly close: () => Promise<void>;
}

/** How long a page may take until it is done, in milliseconds: its own waits are shorter. */
const patience = 40_000;

/** Asks a page again and again for the JSON of its outcome; reads none as a failure of the page. */
export const outcomeBy = async (ask: () => Promise<unknown>): Promise<Outcome> => {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const said = await ask();
    if (typeof said === 'string') return JSON.parse(said) as Outcome;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { rows: [], texts: {}, problems: ['the page was never done'] };
};
