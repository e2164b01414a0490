import type { HTMLAttributes } from 'svelte/elements';
import type { PaylaterElements, PaylaterEventMap, PaylaterProps } from './index.js';

export * from './index.js';

/** Svelte 5 listens to the event named after `on`, in the same spelling. */
type Listeners = {
  [Name in keyof PaylaterEventMap as `on${Name}`]?: (event: PaylaterEventMap[Name]) => void;
};

type Tags = {
  [Tag in keyof PaylaterElements]: HTMLAttributes<PaylaterElements[Tag]> &
    PaylaterProps<PaylaterElements[Tag]> &
    Listeners;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Tags {}
}
