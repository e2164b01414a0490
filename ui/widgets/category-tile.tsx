import { icon } from '../icons/icon';
import { classes } from '../kit/classes';
import { Monogram } from './monogram';

/** The icon and the colour of each category that is known. */
const tiles: ReadonlyMap<string, readonly [ReturnType<typeof icon>, string]> = new Map([
  [
    'GROCERY',
    [icon('M4 9.5h16l-1.8 10H5.8zM8.5 9.5 11 4.5M15.5 9.5 13 4.5M9.5 13v3.5m5-3.5v3.5'), 'host'],
  ],
  [
    'ELECTRONICS',
    [
      icon(
        'M8 3.5h8A1.5 1.5 0 0 1 17.5 5v14a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5zM11 17.5h2',
      ),
      'teal',
    ],
  ],
  ['FASHION', [icon('M9 4.5 4 7.5l1.5 4 2.5-1v9.5h8v-9.5l2.5 1 1.5-4-5-3a3 3 0 0 1-6 0z'), 'plum']],
  ['TRAVEL', [icon('M20.5 3.5 3.5 10l6 2.5m11-9L14 20.5 9.5 12.5m11-9-11 9v5l2.7-2.7'), 'teal']],
  [
    'BOOKS',
    [
      icon(
        'M12 6.5c-2-1.5-5-2-8-1.5v13.5c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5V20',
      ),
      'clay',
    ],
  ],
  [
    'FOOD',
    [
      icon(
        'M3.5 12h17a8.5 7 0 0 1-5 7h-7a8.5 7 0 0 1-5-7zM9 8.5c-1.5-1.5 1-2.5 0-4.5m5 4.5c-1.5-1.5 1-2.5 0-4.5',
      ),
      'clay',
    ],
  ],
  ['BILLS', [icon('M9 3.5V8m6-4.5V8M6.5 8h11v3.5a5.5 5.5 0 0 1-11 0zM12 17v3.5'), 'host']],
] as const);

interface CategoryTileProps {
  readonly category: string | undefined;
  /** The name of the shop, whose first letter stands for an unknown category. */
  readonly name: string;
}

/** Renders a tile with the pictogram of a shop's category. Screen readers skip it, because they read the category. */
export const CategoryTile = ({ category = '', name }: CategoryTileProps) => {
  const [Icon, colour] = tiles.get(category) ?? [];
  if (!Icon) return <Monogram name={name} />;
  return (
    <span className={classes('monogram', `monogram--${colour}`)}>
      <Icon />
    </span>
  );
};
