import { initialOf } from '../format/initial';
import { classes } from '../kit/classes';
import './monogram.css';

interface MonogramProps {
  /** The name of the merchant, or else of the kind of a row. */
  readonly name: string;
  /** Whether the row is money that has arrived; every other row has the colour of the host. */
  readonly hasArrived?: boolean;
}

/** Renders a tile with the first letter of a name. Screen readers skip it, because they read the name. */
export const Monogram = ({ name, hasArrived = false }: MonogramProps) => (
  <bdi
    className={classes('monogram', hasArrived && 'monogram--in')}
    aria-hidden="true"
    translate="no"
  >
    {initialOf(name)}
  </bdi>
);
