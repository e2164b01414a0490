import { within } from '../support/within';
import type { Engine, Tab } from './drivers/engine';
import type { Outcome } from './pages/host';

/** How long a page may take, in milliseconds: its own timeouts are shorter. */
const patience = 40_000;

/** Polls the outcome of the page in a tab; a missing outcome is a failure. */
export const doneIn = async (tab: Tab): Promise<Outcome> => {
  let said: unknown;
  await within(patience, async () => {
    said = await tab.run('return window.outcome ? JSON.stringify(window.outcome) : null');
    return typeof said === 'string';
  });
  return typeof said === 'string'
    ? (JSON.parse(said) as Outcome)
    : { rows: [], texts: {}, problems: ['the page was never done'] };
};

/** Opens a page, and returns its outcome. */
export const outcomeOf = async (engine: Engine, url: string): Promise<Outcome> => {
  const tab = await engine.open();
  await tab.goto(url);
  const outcome = await doneIn(tab);
  await tab.close();
  return outcome;
};
