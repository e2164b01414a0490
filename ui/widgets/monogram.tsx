import { categoryIcons } from '../icons/category-icons';
import { monogramLook } from './monogram-look';
import './tiles.css';
import './monogram.css';

interface MonogramProps {
  /** The name of a merchant. */
  readonly name: string;
  /** Its category, if the server sent one. */
  readonly category?: unknown;
}

/**
 * Renders the tile of a shop: the icon of a known category, else the first letter of its name. Screen readers skip it,
 * because they read the name.
 */
export const Monogram = ({ name, category }: MonogramProps) => {
  const Icon = categoryIcons.get(category);
  const { className, letter } = monogramLook(name);
  return (
    <bdi className={className} aria-hidden="true" translate="no">
      {Icon ? <Icon small /> : letter}
    </bdi>
  );
};
