import { expect, type Page, type TestInfo } from '@playwright/test';
import { type Language, languages } from '../../domain/kernel/locale';
import type { TextSize } from '../../domain/visit/preferences';
import { stretch } from '../a11y/support/axe';
import { engines, type Engine, findingsOn } from './engines';
import { compare, textOf } from './judge';

const sizes: readonly TextSize[] = ['100', '115', '130'];
const themes = ['light', 'dark'] as const;
const all = Object.keys(engines) as Engine[];

interface Setting {
  readonly language: Language;
  readonly text: TextSize;
}

/** What is chosen before a page is opened; a theme is chosen while it is shown. */
export const settings: readonly Setting[] = languages.flatMap((language) =>
  sizes.map((text) => ({ language, text })),
);

/** The one theme in which the slow engines judge: they see each pair of a language, a theme and a text size. */
const themeOfAll = ({ language, text }: Setting) =>
  themes[(languages.indexOf(language) + sizes.indexOf(text)) % 2];

export const title = (what: string, setting: Setting): string =>
  `${what}, ${setting.language}, ${setting.text} %: axe in both themes, Alfa and Equal Access in ${themeOfAll(setting)}`;

interface Sight extends Setting {
  readonly kind: 'page' | 'story';
  readonly id: string;
}

export const SIGHT = 'sight';

/** What one engine saw of a page in one look. */
export interface Seen {
  readonly engine: Engine;
  readonly kind: Sight['kind'];
  readonly id: string;
  readonly look: string;
  readonly findings: number;
  readonly accepted: number;
}

/** Expects that the engines find nothing on the page that is shown, in both themes. */
export const expectSound = async (page: Page, sight: Sight, { annotations }: TestInfo) => {
  const { kind, id, language, text } = sight;
  const screen = page.viewportSize();
  await stretch(page);
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    const judges: readonly Engine[] = colorScheme === themeOfAll(sight) ? all : ['axe'];
    const look = `${language} ${colorScheme} ${text} %`;
    const { unaccepted, accepted, gone } = compare(await findingsOn(page, judges), id, judges);
    const seen = judges.map((engine): Seen => {
      const of = (list: readonly { readonly engine: Engine }[]) =>
        list.filter((it) => it.engine === engine).length;
      return { engine, kind, id, look, findings: of(unaccepted), accepted: of(accepted) };
    });
    annotations.push({ type: SIGHT, description: JSON.stringify(seen) });
    expect.soft(unaccepted.map(textOf), `${id}, ${look}`).toEqual([]);
    expect.soft(gone, `no longer found: take it from the list`).toEqual([]);
  }
  if (screen) await page.setViewportSize(screen);
};
