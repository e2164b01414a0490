declare module 'idiomorph' {
  export const Idiomorph: {
    morph(element: Element, markup: string, options: { morphStyle: 'innerHTML' }): void;
  };
}
