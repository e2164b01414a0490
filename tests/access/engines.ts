import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { Audit, Outcome } from '@siteimprove/alfa-act';
import { Device } from '@siteimprove/alfa-device';
import { Native as NativeDevice } from '@siteimprove/alfa-device/native';
import { Node as AlfaNode } from '@siteimprove/alfa-dom';
import { Native } from '@siteimprove/alfa-dom/native';
import { Request, Response } from '@siteimprove/alfa-http';
import Rules from '@siteimprove/alfa-rules';
import { Conformance, Criterion } from '@siteimprove/alfa-wcag';
import { Page as AlfaPage } from '@siteimprove/alfa-web';

/** A failure of WCAG 2.2, A or AA, that an engine is sure of. */
export interface Finding {
  readonly engine: Engine;
  readonly rule: string;
  /** Where it is, in the engine's notation. */
  readonly target: string;
}

const axe = async (page: Page): Promise<readonly Finding[]> => {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => ({ engine: 'axe', rule: id, target: target.join(' ') })),
  );
};

const isAA = Conformance.isAA();
const ofWcag = Rules.filter((rule) =>
  rule.requirements.some((it) => Criterion.isCriterion(it) && isAA(it)),
);

/** Returns the path of a node; some rules judge a group of nodes. */
const pathOf = (target: unknown): string =>
  AlfaNode.isNode(target) ? target.path() : JSON.stringify(target).slice(0, 120);

/** Siteimprove Alfa judges a copy of the document with its styles, for this screen and theme. */
const alfa = async (page: Page): Promise<readonly Finding[]> => {
  const json = await page.evaluate(Native.fromNode as () => Promise<AlfaNode.JSON>);
  const device = await page.evaluate(NativeDevice.fromWindow as () => Device.JSON);
  const copy = AlfaPage.of(
    Request.empty(),
    Response.empty(),
    AlfaNode.from(json as never) as never,
    Device.from(device),
  );
  const outcomes = await Audit.of(copy, ofWcag).evaluate();
  return [...outcomes].flatMap((it) =>
    Outcome.isFailed(it)
      ? [{ engine: 'alfa', rule: it.rule.uri.split('/').pop() ?? '', target: pathOf(it.target) }]
      : [],
  );
};

const script = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

interface Checked {
  readonly results: readonly {
    readonly ruleId: string;
    readonly value: readonly string[];
    readonly path: { readonly dom: string };
  }[];
}

/** IBM Equal Access runs in the page. */
const ibm = async (page: Page): Promise<readonly Finding[]> => {
  // A page's policy forbids a script element, and not this.
  await page.evaluate(`${script}; window.ace = ace;`);
  const results = await page.evaluate(async () => {
    const { ace } = window as unknown as {
      ace: { Checker: new () => { check: (of: Document, by: string[]) => Promise<Checked> } };
    };
    const checked = await new ace.Checker().check(document, ['WCAG_2_2']);
    return checked.results.map(({ ruleId, value, path }) => ({ ruleId, value, at: path.dom }));
  });
  return results.flatMap(({ ruleId, value: [kind, verdict], at }) =>
    kind === 'VIOLATION' && verdict === 'FAIL' ? [{ engine: 'ibm', rule: ruleId, target: at }] : [],
  );
};

export const engines = { axe, alfa, ibm } as const;
export type Engine = keyof typeof engines;

/** Makes the screen as high as the page: an engine takes what the fixed bar covers until a scroll for too small. */
const showWhole = async (page: Page): Promise<void> => {
  const { width = 360 } = page.viewportSize() ?? {};
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
};

/** Returns what engines find on the page in its current state. */
export const findingsOn = async (
  page: Page,
  by: readonly Engine[] = Object.keys(engines) as Engine[],
): Promise<readonly Finding[]> => {
  const screen = page.viewportSize();
  await showWhole(page);
  const found: Finding[] = [];
  for (const engine of by) found.push(...(await engines[engine](page)));
  if (screen) await page.setViewportSize(screen);
  return found;
};
