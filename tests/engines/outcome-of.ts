import type { Engine } from './drivers/engine';
import type { Outcome } from './pages/host';

/** How long a page may take, in milliseconds: its own timeouts are shorter. */
const patience = 40_000;

/** Opens a page and polls its outcome; a missing outcome is a failure. */
export const outcomeOf = async (engine: Engine, url: string): Promise<Outcome> => {
  const tab = await engine.open();
  await tab.goto(url);
  const end = Date.now() + patience;
  let said: unknown;
  while (typeof said !== 'string' && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    said = await tab.run('return window.outcome ? JSON.stringify(window.outcome) : null');
  }
  await tab.close();
  return typeof said === 'string'
    ? (JSON.parse(said) as Outcome)
    : { rows: [], texts: {}, problems: ['the page was never done'] };
};
