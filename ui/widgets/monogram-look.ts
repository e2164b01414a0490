import { initialOf } from '../format/initial';

const colours = ['host', 'teal', 'plum', 'clay'] as const;

/** Returns the colour of a name, without a meaning: the same one however an answer spells capitals and spaces. */
const colourOf = (name: string): (typeof colours)[number] => {
  const letters =
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]/gu) ?? [];
  const hash = letters.reduce((sum, it) => (sum * 7 + (it.codePointAt(0) ?? 0)) % 65_521, 0);
  return colours[hash % colours.length] ?? 'host';
};

/** Returns the classes and the letter of the tile of a name. */
export const monogramLook = (name: string) => ({
  className: `monogram monogram--${colourOf(name)}`,
  letter: initialOf(name),
});
