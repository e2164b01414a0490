import { Art } from './art';
import { Basket } from './parts/basket';
import { Coin } from './parts/coin';

/** A basket that holds more. */
export const LimitRaisedArt = () => (
  <Art>
    <Basket>
      <Coin x={82} y={68} />
      <Coin x={118} y={68} />
      <Coin x={100} y={62} />
    </Basket>
    <path className="art__accent-rule" d="M172 76V40m-10 11 10-11 10 11" />
  </Art>
);
