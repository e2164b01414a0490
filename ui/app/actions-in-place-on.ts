/** Returns the media query of the screens whose pages have their buttons in a card, for a size of the text in percent. */
export const actionsInPlaceOn = (textSize: number): string =>
  `(min-width: 900px), (max-height: ${5 * textSize}px)`;
