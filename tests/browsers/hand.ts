import type { Tab } from '../engines/drivers/engine';

/** The timeout of every wait, in milliseconds; a payment is polled after 2, 6 and 14 seconds. */
const patience = 40_000;

/** Evaluates the body in the page until its result is neither false nor null. */
export const until = async (tab: Tab, what: string, body: string): Promise<unknown> => {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    // Between two documents nothing can be evaluated.
    const answer = await tab.run(body).catch(() => null);
    if (answer !== null && answer !== undefined && answer !== false) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const shown = await tab.run("return location.pathname + '\\n' + document.body.innerText");
  throw new Error(`waited in vain for ${what} at ${String(shown).slice(0, 600)}`);
};

/** Resolves when the page of a route is shown uncovered. During a transition the page accepts no press. */
export const at = (tab: Tab, route: string) =>
  until(
    tab,
    `the page ${route}`,
    `const isFading = ':active-view-transition';
    const isChanging = CSS.supports('selector(' + isFading + ')')
      ? !!document.querySelector(isFading)
      : document.getAnimations().some(({ effect }) =>
        /^::view-transition/.test((effect && effect.pseudoElement) || ''));
    const isCovered = isChanging || !!document.querySelector('[data-loader]');
    return !isCovered && !!document.querySelector('main[data-route="${route}"]')`,
  );

const attribute = 'data-to-press';

/**
 * Presses the element of an expression as a user does: in view, at rest, uncovered and enabled, in its middle. A radio
 * is pressed at its label.
 */
export const press = async (tab: Tab, expression: string) => {
  const place = await until(
    tab,
    `${expression} to be pressed`,
    `const found = ${expression};
    const it = found && (found.closest('label') || found);
    if (!it || it.disabled || it.getAttribute('aria-disabled') === 'true') return null;
    it.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = it.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    const place = [Math.round(x), Math.round(y)].join();
    const rests = it.getAttribute('${attribute}') === place;
    it.setAttribute('${attribute}', place);
    return rests && hit && (it.contains(hit) || hit.contains(it)) ? place : null;`,
  );
  const [x = 0, y = 0] = String(place).split(',').map(Number);
  await tab.click(x, y);
};

export const primary = `document.querySelector('main [data-action="primary"]')`;

/** Presses the main action, and waits for the page that it opens. */
export const goOn = async (tab: Tab, route: string) => {
  await press(tab, primary);
  await at(tab, route);
};

const kindOf = (selector: string) => `
  const it = document.querySelector('${selector}');
  return it && !it.disabled ? (it.type === 'radio' ? 'radio' : it.tagName) : null;`;

/** Fills in the fields of a form in their order, by pointer and keys. */
export const answerAll = async (tab: Tab, answers: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(answers)) {
    const field = `main form [name="${name}"]`;
    const kind = await until(tab, `the field ${name}`, kindOf(field));
    if (kind === 'radio') await press(tab, `document.querySelector('${field}[value="${value}"]')`);
    else if (kind === 'SELECT') {
      const option = `${field} option[value="${value}"]`;
      await until(tab, `the option ${value}`, `return !!document.querySelector('${option}')`);
      await tab.choose(field, value);
    } else {
      await press(tab, `document.querySelector('${field}')`);
      await tab.type(value.replace(/\s+/g, ' ').trim());
    }
  }
};

/** Returns the first amount on the page, in rupiah. */
export const headline = async (tab: Tab) =>
  Number(
    await until(
      tab,
      'an amount',
      `const it = document.querySelector('main [data-figure="limit"]') || document.querySelector('main [data-amount]');
      return it && it.getAttribute('data-amount')`,
    ),
  );
