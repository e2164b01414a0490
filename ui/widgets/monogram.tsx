import { initialOf } from '../format/initial';
import { categoryIcons } from '../icons/category-icons';
import { classes } from '../kit/classes';
import './tiles.css';
import './monogram.css';

interface MonogramProps {
  /** The name of a merchant. */
  readonly name: string;
  /** Its category, if the server sent one. */
  readonly category?: string | undefined;
}

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

/**
 * Renders the tile of a shop: the icon of a known category, else the first letter of its name. Screen readers skip it,
 * because they read the name.
 */
export const Monogram = ({ name, category }: MonogramProps) => {
  const Icon = categoryIcons.get(category);
  return (
    <bdi
      className={classes('monogram', `monogram--${colourOf(name)}`)}
      aria-hidden="true"
      translate="no"
    >
      {Icon ? <Icon small /> : initialOf(name)}
    </bdi>
  );
};
