import { everything } from '../../architecture/support/sources';

const css = ['theme/tokens', 'widgets/tiles']
  .map((name) => everything().find(({ path }) => path === `ui/${name}.css`)?.text ?? '')
  .join('');

const colour = /--([\w-]+):\s*var\(--light, (#[0-9a-f]{6})\)\s*var\(--dark, (#[0-9a-f]{6})\);/g;

const read = (block: string, theme: 'light' | 'dark'): [string, string][] =>
  [...block.matchAll(colour)].map(([, name = '', light = '', dark = '']) => [
    name,
    theme === 'light' ? light : dark,
  ]);

export const hosts = ['gojek', 'gopay', 'partner-sdk', 'web'] as const;
export const themes = ['light', 'dark'] as const;

/** Returns the colours of one host in one theme: those of every `:root`, then those of the rule of the host. */
export const paletteOf = (host: string, theme: 'light' | 'dark'): Map<string, string> => {
  const rules = [...css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const parts = rules.flatMap(([, selectors = '', block = '']) =>
    selectors.split(',').some((it) => it.trim() === ':root' || it.includes(`[data-host="${host}"]`))
      ? read(block, theme)
      : [],
  );
  return new Map(parts);
};

const light = (part: number): number =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;

/** Returns the relative luminance (WCAG 2.2). */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    light(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Returns the contrast ratio (WCAG 2.2). */
export const contrast = (one: string, other: string): number => {
  const [lower = 0, higher = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (higher + 0.05) / (lower + 0.05);
};
