import { Art } from './art';
import { Basket } from './parts/basket';

/** An empty basket. */
export const EmptyTransactionsArt = () => (
  <Art>
    <Basket />
  </Art>
);
