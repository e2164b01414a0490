import type { HTMLAttributes, PublicProps } from 'vue';
import type { PaylaterElements, PaylaterEventMap, PaylaterProps } from './index.js';

export * from './index.js';

type Capitalised<Name extends string> = Name extends `${infer Word}-${infer Rest}`
  ? `${Capitalize<Word>}${Capitalised<Rest>}`
  : Capitalize<Name>;

/** Vue's type checker sees `@paylater-ready` in a template as `onPaylaterReady`. */
type Listeners = {
  [Name in keyof PaylaterEventMap as `on${Capitalised<Name>}`]?: (
    event: PaylaterEventMap[Name],
  ) => void;
};

type Props<Tag extends keyof PaylaterElements> = HTMLAttributes &
  PaylaterProps<PaylaterElements[Tag]> &
  Listeners;

type Templates = {
  [Tag in keyof PaylaterElements]: new () => { $props: PublicProps & Props<Tag> };
};

type Tags = { [Tag in keyof PaylaterElements]: Props<Tag> };

declare module 'vue' {
  interface GlobalComponents extends Templates {}
  interface IntrinsicElementAttributes extends Tags {}
}
