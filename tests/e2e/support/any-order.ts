import { expect, type Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/run.mjs';

const folder = join(root, 'dist/client/assets');

/** Reads the style sheets of the built client. */
const sheets = (): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

/** Finds, in the page, the properties of its elements that change when the sheets are applied in reverse order. */
const findDifferences = (texts: readonly string[]): string[] => {
  const own = [...document.styleSheets];
  const made = texts.map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  const properties = new Set<string>();
  const collect = (rules: CSSRuleList) => {
    for (const rule of rules)
      if (rule instanceof CSSStyleRule) for (const name of rule.style) properties.add(name);
      else if (rule instanceof CSSGroupingRule) collect(rule.cssRules);
  };
  for (const { cssRules } of made) collect(cssRules);
  // Elements in a closed part of the page have no layout.
  const elements = [...document.querySelectorAll('html, body, #root *, dialog, dialog *')].filter(
    (it) => it.checkVisibility(),
  );
  const read = (order: CSSStyleSheet[]) => {
    document.adoptedStyleSheets = order;
    return elements.flatMap((element) =>
      [undefined, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const isShown = pseudo === undefined || style.content !== 'none';
        return isShown ? [...properties].map((name) => style.getPropertyValue(name)) : [];
      }),
    );
  };
  for (const sheet of own) sheet.disabled = true;
  const before = read(made);
  const after = read(made.toReversed());
  document.adoptedStyleSheets = [];
  for (const sheet of own) sheet.disabled = false;
  return before.flatMap((values, at) => {
    const element = elements[Math.floor(at / 3)];
    return [...properties].flatMap((name, index) =>
      values[index] === after[at]?.[index]
        ? []
        : [`${element?.outerHTML.slice(0, 80)} ${name}: ${values[index]}, ${after[at]?.[index]}`],
    );
  });
};

/** Expects that no style of the open page depends on the order in which the sheets load. */
export const expectAnyOrder = async (page: Page) => {
  const all = sheets();
  expect(all.length).toBeGreaterThan(5);
  expect(await page.evaluate(findDifferences, all)).toEqual([]);
};
