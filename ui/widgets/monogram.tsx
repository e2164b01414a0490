import type { ReactNode } from 'react';
import { initialOf } from '../format/initial';
import { classes } from '../kit/classes';
import './tiles.css';
import './monogram.css';

interface MonogramProps {
  /** The name of a merchant. */
  readonly name: string;
}

const colours = ['host', 'teal', 'plum', 'clay'] as const;

/** Returns the colour of a name: always the same one, without a meaning. */
const colourOf = (name: string): (typeof colours)[number] => {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return colours[sum % colours.length] ?? 'host';
};

/** Renders a tile with the first letter of a name. Screen readers skip it, because they read the name. */
export const Monogram = ({ name }: MonogramProps) => (
  <bdi
    className={classes('monogram', `monogram--${colourOf(name)}`)}
    aria-hidden="true"
    translate="no"
  >
    {initialOf(name)}
  </bdi>
);

interface DirectionTileProps {
  /** The icon of the direction in which the money goes. */
  readonly children: ReactNode;
  /** Whether the money has arrived. */
  readonly hasArrived: boolean;
}

/** Renders a tile for a row that is not a purchase, so that it does not look like a shop. */
export const DirectionTile = ({ children, hasArrived }: DirectionTileProps) => (
  <span className={classes('monogram', `monogram--${hasArrived ? 'in' : 'way'}`)}>{children}</span>
);
