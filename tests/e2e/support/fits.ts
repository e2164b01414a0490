import type { Page } from '@playwright/test';
import { expect } from './test';

type Theme = 'light' | 'dark';
const texts = ['100', '130'] as const;
const smallest = { width: 320, height: 640, texts };
const screens = [
  { width: 1280, height: 800, texts },
  { width: 412, height: 915, texts },
  { width: 360, height: 740, texts },
  smallest,
];
/** The widest screen, and the one with the least room. */
const extremes = [
  { width: 1280, height: 800, texts: ['100'] },
  { ...smallest, texts: ['130'] },
];

/** Finds, in the page, what does not fit a screen of this width, with the text at each size. */
const findCut = ({ width, percents }: { width: number; percents: readonly string[] }): string[] => {
  const root = document.documentElement;
  const isOver = (box: DOMRect, left: number, right: number) =>
    box.width > 1 && (box.right > right + 1 || box.left < left - 1);

  /** What can cut an element off: the page; nothing, if it scrolls or is only for screen readers; or a box. */
  type Frame = 'page' | 'free' | DOMRect;
  const findFrames = () => {
    const known = new Map<Element | null, Frame>([
      [document.body, 'page'],
      [null, 'page'],
    ]);
    const frameOf = (it: Element | null): Frame => {
      const before = known.get(it);
      if (it === null || before) return before ?? 'page';
      const { overflowX, clipPath, textOverflow } = getComputedStyle(it);
      const cuts = /hidden|clip/.test(overflowX);
      const isFree =
        clipPath.startsWith('inset') ||
        (cuts && textOverflow === 'ellipsis') ||
        (/auto|scroll/.test(overflowX) && it.tagName !== 'DIALOG');
      const frame = isFree ? 'free' : cuts ? it.getBoundingClientRect() : frameOf(it.parentElement);
      known.set(it, frame);
      return frame;
    };
    return frameOf;
  };

  const look = (percent: string): string[] => {
    root.dataset['text'] = percent;
    const found = new Set<string>();
    const frameOf = findFrames();
    const check = (it: Element, boxes: readonly DOMRect[], text: string) => {
      const frame = frameOf(it);
      if (frame === 'free') return;
      const name = `${percent} %: <${it.tagName.toLowerCase()}> "${text.trim().slice(0, 40)}"`;
      if (boxes.some((box) => isOver(box, 0, width)))
        found.add(`${name} reaches out of the screen`);
      else if (frame !== 'page' && boxes.some((box) => isOver(box, frame.left, frame.right)))
        found.add(`${name} is cut`);
    };

    if (root.scrollWidth > width)
      found.add(`${percent} %: the page is ${root.scrollWidth} px wide`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const { parentElement: parent, textContent: text } = node;
      if (!parent || !text || text.trim() === '' || parent.closest('script, style, option'))
        continue;
      range.selectNodeContents(node);
      check(parent, [...range.getClientRects()], text);
    }
    for (const it of document.querySelectorAll('button, a, input, select, textarea, svg, canvas'))
      check(it.parentElement ?? it, [it.getBoundingClientRect()], it.outerHTML);
    return [...found];
  };
  return percents.flatMap(look);
};

/** Finds, in the page, what its bottom bars cover at its end or when it has the focus. */
const findCovered = (): string[] => {
  const bars = [...document.querySelectorAll<HTMLElement>('main .actions, nav.places')];
  const isCovered = (it: Element) => {
    const { top, bottom, height } = it.getBoundingClientRect();
    const own = it.closest('.actions, nav.places');
    // Of a high element the top must be visible; of a text area the line being typed.
    const isHigh = height > innerHeight / 2 || it.matches('textarea');
    const end = isHigh ? top : bottom;
    // What is in the page below a bar is not covered by it.
    const isBehind = bars.some((bar) => {
      const box = bar.getBoundingClientRect();
      return bar !== own && end > box.top + 1 && top < box.bottom - 1;
    });
    return height > 0 && (isBehind || end > innerHeight + 1);
  };
  const nameOf = (it: Element) =>
    `<${it.tagName.toLowerCase()}> "${it.textContent?.trim().slice(0, 40)}"`;

  const found: string[] = [];
  const controls = 'a, button, input, select, textarea, summary';
  for (const it of document.querySelectorAll<HTMLElement>(`main :is(${controls})`)) {
    it.focus();
    // The box of a radio is its label's.
    const seen = it.closest('label') ?? it;
    if (document.activeElement === it && isCovered(seen))
      found.push(`${nameOf(seen)} has the focus`);
  }
  scrollTo(0, document.documentElement.scrollHeight);
  const isScrolledInside = (it: Element | null): boolean =>
    it !== null &&
    it.tagName !== 'MAIN' &&
    (/auto|scroll/.test(getComputedStyle(it).overflowY) || isScrolledInside(it.parentElement));
  for (const it of document.querySelectorAll('main :not(.actions, .actions *, dialog, dialog *)'))
    if (
      it.childElementCount === 0 &&
      it.checkVisibility() &&
      isCovered(it) &&
      !isScrolledInside(it)
    )
      found.push(`${nameOf(it)} is at the end`);
  return found.map((it) => `covered: ${it}`);
};

/** Waits, in the page, for two frames, after which the bars have been measured. */
const frames = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/**
 * Expects, on the widest screen and on the smallest one with the largest text, that the page does not scroll sideways
 * and no text is cut or outside; on the smallest, that no bar covers the end of the page or the focused element.
 * `everywhere`: on all screens, with every text size and in both themes.
 */
export const expectFits = async (page: Page, everywhere = false) => {
  const before = page.viewportSize();
  const wrong: string[] = [];
  const themes: readonly Theme[] = everywhere ? ['light', 'dark'] : ['light'];
  for (const { texts: percents, ...size } of everywhere ? screens : extremes) {
    await page.setViewportSize(size);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      const found = await page.evaluate(findCut, { width: size.width, percents });
      wrong.push(...found.map((it) => `${size.width} px, ${colorScheme}, ${it}`));
    }
  }
  if ((await page.getByRole('dialog').count()) === 0) {
    await page.evaluate(frames);
    wrong.push(...(await page.evaluate(findCovered)));
  }
  await page.evaluate(() => void (document.documentElement.dataset['text'] = '100'));
  if (before) await page.setViewportSize(before);
  expect(wrong).toEqual([]);
};
