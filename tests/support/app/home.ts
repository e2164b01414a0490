/** Returns the first title of every card. */
export const titles = () =>
  [...document.querySelectorAll('main .card')].map(
    (card) => card.querySelector('h2, .rows__title')?.textContent,
  );

/** Returns a figure of the page; NaN if the page does not show it. */
export const figure = (name: 'limit' | 'owed') =>
  Number(
    document.querySelector(`main [data-figure="${name}"]`)?.getAttribute('data-amount') ??
      undefined,
  );
