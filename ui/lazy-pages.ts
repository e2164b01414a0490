import { lazyScreens } from './lazy-screens';

/** What every page after the first ones needs: their table and where their words are, as one file. */
export const lazyPages = {
  screens: lazyScreens,
  messages: import.meta.glob<Record<string, unknown>>(
    ['./messages/*/*.json', '!./messages/*/{common,start,home,host}.json'],
    { import: 'default' },
  ),
};
