import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast, hosts, paletteOf, themes } from './palette';

const tones = ['accent', 'good', 'warn', 'bad'];
const pages = ['surface', 'surface-raised'];
/** The colours of merchants' tiles, each only on its own background. */
const tiles = ['teal', 'plum', 'clay'];
const softs = tones.map((tone) => `${tone}-soft`);

/** The colours of amounts, due dates and states. */
const money: readonly (readonly [string, readonly string[]])[] = [
  ['ink', [...pages, 'surface-sunken', ...softs]],
  ['ink-soft', [...pages, 'surface-sunken', ...softs]],
  ...tones.filter((it) => it !== 'accent').map((it) => [it, [...pages, `${it}-soft`]] as const),
  ['accent', pages],
  ['accent-ink', ['accent']],
];

/** The permitted text colours and their backgrounds, as listed at the top of tokens.css. */
const texts: typeof money = [
  ['surface', ['ink']],
  ...tones.map((tone) => [tone, [...pages, `${tone}-soft`]] as const),
  ...tones.map((tone) => [`${tone}-ink`, [tone]] as const),
  ...tiles.map((tile) => [tile, [`${tile}-soft`]] as const),
];
const lines: typeof texts = [
  ['line-strong', pages],
  ['money', pages],
  ...tones.map((tone) => [tone, [...pages, `${tone}-soft`]] as const),
];

const weak = (host: string, theme: 'light' | 'dark', pairs: typeof texts, least: number) => {
  const palette = paletteOf(host, theme);
  return pairs.flatMap(([front, backs]) =>
    backs.flatMap((back) => {
      const [above, below] = [palette.get(front), palette.get(back)];
      if (above === undefined || below === undefined) return [`${front} or ${back} is no colour`];
      const ratio = contrast(above, below);
      return ratio < least ? [`${front} on ${back}: ${ratio.toFixed(2)}`] : [];
    }),
  );
};

const cases = hosts.flatMap((host) => themes.map((theme) => ({ host, theme })));

test.each(cases)('texts and lines are visible on $host, $theme', ({ host, theme }) => {
  expect(weak(host, theme, money, 7)).toEqual([]);
  expect(weak(host, theme, texts, 4.5)).toEqual([]);
  expect(weak(host, theme, lines, 3)).toEqual([]);
});

/** Accents of partners: the accent of the demo shop, and brown, which is also the warning colour of this app. */
const partnerAccents = { light: ['#9a3f22', '#855000'], dark: ['#f0a284', '#f0ba5e'] } as const;

test.each(themes)(
  'the parts of an instalment differ in every accent, including brown, %s',
  (theme) => {
    const css = readFileSync('embeds/styles/bars.css', 'utf8');
    const tokenOf = (part: string) =>
      new RegExp(`\\.bars__${part} \\{[^}]*fill: var\\(--([\\w-]+)\\)`).exec(css)?.[1] ?? '';
    const own = hosts.map((host) => paletteOf(host, theme));
    const partners = partnerAccents[theme].map((accent) => new Map(own[3]).set('accent', accent));
    for (const palette of [...own, ...partners]) {
      const [whole = '', principal = ''] = ['whole', 'principal'].map((part) =>
        palette.get(tokenOf(part)),
      );
      expect(contrast(whole, principal), palette.get('accent')).toBeGreaterThanOrEqual(3);
    }
  },
);

test('the accent follows the host, and the themes differ', () => {
  const accents = cases.map(({ host, theme }) => paletteOf(host, theme).get('accent'));
  expect(new Set(accents).size).toBe(6);
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
