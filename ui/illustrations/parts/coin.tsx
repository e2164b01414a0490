import './art.css';

interface PlacedProps {
  readonly x: number;
  readonly y: number;
}

/** Renders a coin. */
export const Coin = ({ x, y }: PlacedProps) => (
  <>
    <circle className="art__money art__line" cx={x} cy={y} r="11" />
    <path className="art__paper" d={`M${x} ${y - 5}l4 5-4 5-4-5z`} />
  </>
);
