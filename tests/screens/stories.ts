import type { Page } from '@playwright/test';
import type { Language } from '../../domain/kernel/locale';
import type { TextSize } from '../../domain/visit/preferences';

const origin = process.env['CATALOGUE_URL'] ?? '';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

export const readStories = async (page: Page): Promise<readonly Entry[]> => {
  const answer = await page.request.get(`${origin}/index.json`);
  const { entries } = (await answer.json()) as { entries: Readonly<Record<string, Entry>> };
  return Object.values(entries);
};

interface As {
  readonly language: Language;
  readonly text: TextSize;
}

export const openStory = async (page: Page, id: string, { language, text }: As) => {
  await page.goto(`${origin}/iframe.html?id=${id}&globals=language:${language};text:${text}`);
  // The root element of a dialog's story is empty: the dialog is drawn above the page.
  await page
    .locator('body.sb-show-main #storybook-root > *')
    .first()
    .waitFor({ state: 'attached' });
};
