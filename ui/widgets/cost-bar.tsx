import './cost-bar.css';

/** What a loan costs, or a sum that still grows. */
type CostPart = 'fee' | 'growing';

interface CostBarProps {
  readonly part: CostPart;
  readonly value: number;
  /** The value of the longest bar of the group; it takes the whole width. */
  readonly highest: number;
}

/** Renders a sum as a bar. Screen readers skip it, because they read the figure next to it. */
export const CostBar = ({ part, value, highest }: CostBarProps) => (
  <span className="cost-bar" aria-hidden="true">
    {value > 0 && highest > 0 && (
      <span
        className={`cost-bar__part cost-bar__part--${part}`}
        style={{ width: `${Math.min(100, (value * 100) / highest)}%` }}
      />
    )}
  </span>
);
