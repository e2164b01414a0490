import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { settled } from '../../e2e/support/pages';
import { expect } from '../../e2e/support/test';
import { recordAnnouncements } from './announcements';

const reader = readFileSync(
  'node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js',
  'utf8',
);
const address = '/virtual-screen-reader.js';

interface Virtual {
  readonly activeNode: Node | null;
  readonly start: (options: { readonly container: Node }) => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly next: () => Promise<void>;
  readonly lastSpokenPhrase: () => Promise<string>;
}

/**
 * Reads, in the page, its top dialog or the whole page with a virtual screen reader, from the start to the end. One line
 * is what a screen reader reads without a pause: a control with its name, or the text of a block.
 */
const readAll = async (script: string): Promise<readonly string[]> => {
  const { virtual } = (await import(script)) as { readonly virtual: Virtual };
  // A browser that runs scripts does not have its text, but the reader does.
  for (const it of document.querySelectorAll('noscript')) it.remove();
  const container = [...document.querySelectorAll('dialog:modal')].pop() ?? document.body;

  /** Roles that are not said, and live regions and forms without a name. */
  const silent =
    /^(?:document|paragraph|strong|emphasis|generic|term|definition|form|status|group|rowgroup|listitem.*)$/;
  /** These are read by their name, and their content not again. */
  const named =
    /^(?:button|link|heading|option|radio|checkbox|switch|combobox|meter|cell|rowheader)\b/;
  const blockOf = (node: Node | null): Element | null => {
    const element = node instanceof Element ? node : (node?.parentElement ?? null);
    if (!element) return null;
    const { display, position } = getComputedStyle(element);
    return display.startsWith('inline') || display === 'contents' || position === 'absolute'
      ? blockOf(element.parentElement)
      : element;
  };
  /** Text of white space, which the reader skips, between two texts. */
  const spaceBetween = (one: Node, other: Node): string => {
    const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
    texts.currentNode = one;
    while (texts.nextNode() && texts.currentNode !== other)
      if (!texts.currentNode.textContent?.trim()) return ' ';
    return '';
  };

  /** Adds the spaces around an amount in a name, which the reader leaves out and Chromium does not. */
  const spaced = (name: string): string =>
    name
      .replaceAll(/(?<=[^\s\d.,+−])(?=\d[\d.,]* rupiah)|(?<=[a-z],)(?=\d)/g, ' ')
      .replaceAll(/(?<= rupiah)(?=\w)/g, ' ');

  const lines: string[] = [];
  let run: { readonly block: Element | null; words: string; last: Text } | undefined;
  const endRun = () => {
    const words = run?.words.replaceAll(/\s+/g, ' ').trim();
    // The name of a group was read with its role.
    if (words && !lines[lines.length - 1]?.endsWith(`group, ${words}`)) lines.push(words);
    run = undefined;
  };

  await virtual.start({ container });
  const first = await virtual.lastSpokenPhrase();
  let whole: Node | undefined;
  for (let phrase = first, steps = 0; steps < 3_000; steps += 1) {
    const node = virtual.activeNode;
    const element = node instanceof Element ? node : node?.parentElement;
    if (whole?.contains(node) || element?.checkVisibility() === false) {
      // It was read with its name, or it is folded.
    } else if (node instanceof Text) {
      const block = blockOf(node);
      if (run?.block === block) run.words += spaceBetween(run.last, node) + node.data;
      else {
        endRun();
        run = { block, words: node.data, last: node };
      }
      run.last = node;
    } else if (!silent.test(phrase) && !phrase.startsWith('end')) {
      endRun();
      // The reader knows no role for it.
      const isFold = element?.localName === 'summary';
      const isNamed = named.test(phrase);
      lines.push(isFold ? `summary, ${phrase}` : isNamed ? spaced(phrase) : phrase);
      whole = node && (isFold || isNamed) ? node : undefined;
    }
    if (steps > 0 && phrase === `end of ${first}`) break;
    await virtual.next();
    phrase = await virtual.lastSpokenPhrase();
  }
  endRun();
  await virtual.stop();
  // Ids differ from run to run.
  return lines.map((line) => line.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '(id)'));
};

/** Words of skeletons and of the loader, whose time differs from run to run. */
const waits = /^(?:Memuat|Sedang memuat|Loading|Ini lebih lama|This is taking longer)/;

const stands = async (page: Page, route: string) => {
  await expect(page.locator(`main[data-route="${route}"]`)).toBeVisible();
  await settled(page);
  await page.waitForLoadState('networkidle');
  await settled(page);
  await expect(page.locator('[aria-busy="true"], [class*="skeleton"], [data-toast]')).toHaveCount(
    0,
  );
};

/** Records what a screen reader reads on a journey. Call it before the first page is opened. */
export const listenTo = async (page: Page) => {
  await page.route(`**${address}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: reader }),
  );
  const { take } = await recordAnnouncements(page);
  const lines: string[] = [];
  const hearNews = () => {
    for (const { text } of take()) if (!waits.test(text)) lines.push(`announced: ${text}`);
  };
  return {
    /** Waits for a route's page, and reads it, or the dialog above it. */
    read: async (route: string, what = route) => {
      await stands(page, route);
      hearNews();
      lines.push('', `# ${what}`, ...(await page.evaluate(readAll, address)));
    },
    press: async (target: Locator) => {
      const [named = ''] = (await target.ariaSnapshot()).split('\n');
      hearNews();
      lines.push(`> ${named.replace(/^- |:$/g, '')}`);
      await target.tap();
    },
    /** Returns everything heard, one phrase a line. */
    transcript: () => {
      hearNews();
      return `${lines.join('\n').trim()}\n`;
    },
  };
};

export type Voice = Awaited<ReturnType<typeof listenTo>>;
