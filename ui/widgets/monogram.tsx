import { initialOf } from '../format/initial';
import { classes } from '../kit/classes';
import './monogram.css';

interface MonogramProps {
  /** The name of the merchant, or else of the kind of a row. */
  readonly name: string;
  /** Whether the row is money that has arrived; every other row has the colour of its name. */
  readonly hasArrived?: boolean;
}

const colours = ['host', 'teal', 'plum', 'clay'] as const;

/** Returns the colour of a name: always the same one, without a meaning. */
const colourOf = (name: string): (typeof colours)[number] => {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return colours[sum % colours.length] ?? 'host';
};

/** Renders a tile with the first letter of a name. Screen readers skip it, because they read the name. */
export const Monogram = ({ name, hasArrived = false }: MonogramProps) => (
  <bdi
    className={classes('monogram', `monogram--${hasArrived ? 'in' : colourOf(name)}`)}
    aria-hidden="true"
    translate="no"
  >
    {initialOf(name)}
  </bdi>
);
