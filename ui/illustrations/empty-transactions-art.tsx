import { Art } from './art';
import { Basket } from './parts';

/** An empty basket. */
export const EmptyTransactionsArt = () => (
  <Art>
    <Basket />
  </Art>
);
