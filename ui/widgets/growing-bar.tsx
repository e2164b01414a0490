import './growing-bar.css';

interface GrowingBarProps {
  readonly value: number;
  /** The value of the longest bar of the group; it takes the whole width. */
  readonly highest: number;
}

/** Renders a sum that still grows as a bar. Screen readers skip it, because they read the figure next to it. */
export const GrowingBar = ({ value, highest }: GrowingBarProps) => (
  <span className="growing-bar" aria-hidden="true">
    {value > 0 && highest > 0 && (
      <span
        className="growing-bar__value"
        style={{ width: `${Math.min(100, (value * 100) / highest)}%` }}
      />
    )}
  </span>
);
