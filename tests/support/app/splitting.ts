import type { OpenApp } from './open-app';
import { openAt } from './open-at';

export { title } from './owing';

export const base = '/bill-restructure';
export const agreement = `${base}/agreement`;
export const callback = `${base}/callback`;

/** Opens the app for a user whose bills may be split. */
export const open = (persona = 'restructure', at = base, ends?: string) =>
  openAt(persona, at, ends);

/** Goes to the agreement of a tenor with the main action. */
export const toAgreement = async (app: OpenApp, tenor: number) => {
  app.fill('tenor', String(tenor));
  app.press();
  await app.on(agreement);
};

/** Returns the amount of every element that matches, in order. */
export const amounts = (where: string) =>
  [...document.querySelectorAll(`${where}`)].map((it) => Number(it.getAttribute('data-amount')));

/** Returns the total of each instalment. */
export const instalments = () =>
  [...document.querySelectorAll('main [data-row="instalment"]')].map((row) =>
    Number(row.querySelector('[data-amount]')?.getAttribute('data-amount')),
  );

/** Returns the headline figure of the page. */
export const headline = () => amounts('main [data-amount]')[0];
