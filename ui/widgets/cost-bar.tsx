import './cost-bar.css';

/** What is owed without the loan's cost, what it costs in the end, and a sum that still grows. */
export type CostPart = 'principal' | 'fee' | 'growing';

interface CostBarProps {
  /** In order; a part of zero has no length. */
  readonly parts: readonly { readonly part: CostPart; readonly value: number }[];
  /** The sum of the longest bar of the group; it takes the whole width. */
  readonly highest: number;
}

/** Renders a sum as a bar of its parts. Screen readers skip it, because they read the figures next to it. */
export const CostBar = ({ parts, highest }: CostBarProps) => (
  <span className="cost-bar" aria-hidden="true">
    {parts
      .filter(({ value }) => value > 0 && highest > 0)
      .map(({ part, value }) => (
        <span
          key={part}
          className={`cost-bar__part cost-bar__part--${part}`}
          style={{ width: `${Math.min(100, (value * 100) / highest)}%` }}
        />
      ))}
  </span>
);

interface CostKeyProps {
  readonly part: CostPart;
}

/** Renders the pattern of a part, for a legend. */
export const CostKey = ({ part }: CostKeyProps) => (
  <span className={`cost-bar__key cost-bar__part--${part}`} aria-hidden="true" />
);
