import { Fragment, type ReactNode } from 'react';
import type { HomeItem } from '../../../../domain/home/ways';
import { classes } from '../../../kit/classes';
import type { CoachMark } from '../notices/coach-mark';
import './tiles.css';

interface TileProps {
  readonly picture: ReactNode;
  readonly name: ReactNode;
  readonly onClick: (() => void) | undefined;
}

export const Tile = ({ picture, name, onClick }: TileProps) => (
  <li>
    <button type="button" className="tiles__way" disabled={!onClick} onClick={onClick}>
      {picture}
      <bdi>{name}</bdi>
    </button>
  </li>
);

interface TilesProps {
  readonly items: readonly HomeItem[];
  /** What opens each item. */
  readonly opens: readonly ((() => void) | undefined)[];
  readonly pictureOf: (item: HomeItem, name: string) => ReactNode;
  /** Names the list for a screen reader, if no heading precedes it. */
  readonly label?: string | undefined;
  readonly kind: 'shortcuts' | 'shops';
  readonly Mark: typeof CoachMark | undefined;
  /** Further tiles. */
  readonly children?: ReactNode;
}

/** Renders links side by side, each as a picture over its name. */
export const Tiles = ({ items, opens, pictureOf, label, kind, Mark, children }: TilesProps) => (
  <ul className={classes('tiles', kind)} aria-label={label}>
    {items.map((item, at) => {
      const { id, product, title: name = product ?? '' } = item;
      return (
        <Fragment key={id ?? at}>
          <Tile picture={pictureOf(item, name)} name={name} onClick={opens[at]} />
          {Mark && product !== undefined && <Mark product={product} title={name} />}
        </Fragment>
      );
    })}
    {children}
  </ul>
);
