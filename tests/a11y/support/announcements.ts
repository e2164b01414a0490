import { expect, type Page } from '@playwright/test';

/** Text that a screen reader announces by itself, wherever the focus is. */
export interface Announcement {
  readonly text: string;
  /** `status`, `alert`, or `alertdialog` for a dialog that opened. */
  readonly role: string;
}

interface Announcer {
  announced: (text: string, role: string) => void;
}

/** Reports, in the page, every live region whose text changed or that was added with text. */
const watchRegions = () => {
  const regions =
    '[role="status"], [role="alert"], output:not([aria-live="off"]), [aria-live="polite"]';
  const dialogs = '[role="alertdialog"]';
  const last = new WeakMap<Element, string>();
  const roleOf = (it: Element) =>
    it.getAttribute('role') ?? it.getAttribute('aria-live') ?? 'status';

  const look = (changes: readonly MutationRecord[]) => {
    const touched = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      const around = (target instanceof Element ? target : target.parentElement)?.closest(regions);
      if (around) touched.add(around);
      for (const node of addedNodes)
        if (node instanceof Element) {
          const inside = node.querySelectorAll(`${regions}, ${dialogs}`);
          for (const it of [node, ...inside])
            if (it.matches(`${regions}, ${dialogs}`)) touched.add(it);
        }
    }
    for (const region of touched) {
      const text = region.textContent?.replace(/\s+/g, ' ').trim() ?? '';
      if (!region.isConnected || last.get(region) === text) continue;
      last.set(region, text);
      // An open modal dialog silences every region outside of it.
      const modal = document.querySelector('dialog:modal');
      if (modal && !modal.contains(region)) continue;
      if (text !== '') (window as unknown as Announcer).announced(text, roleOf(region));
    }
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['role', 'aria-live'],
  });
};

/** Records announcements from now on. Call it before the first page is opened. */
export const recordAnnouncements = async (page: Page) => {
  const heard: Announcement[] = [];
  await page.exposeFunction('announced', (text: string, role: string) => {
    heard.push({ text, role });
  });
  await page.addInitScript(watchRegions);
  return {
    /** Returns the announcements since the last call, and expects that none occurs twice, in any region. */
    take: (): readonly Announcement[] => {
      const news = heard.splice(0);
      const twice = news.filter(({ text }, at) =>
        news.some((other, place) => place !== at && other.text.includes(text)),
      );
      expect(twice, 'announced more than once').toEqual([]);
      return news;
    },
  };
};

export type Announcements = Awaited<ReturnType<typeof recordAnnouncements>>;
