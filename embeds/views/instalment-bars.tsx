import type { Plan } from '../../domain/restructure/plan';

interface InstalmentBarsProps {
  readonly plan: Plan;
  readonly principal: string;
  readonly fee: string;
}

/**
 * Renders the total of a plan as one bar: the part that pays off the purchases, then the fee. Hidden from screen
 * readers, which read the same figures above it. A plan without a fee has one part, and so no bar.
 */
export const InstalmentBars = ({ plan, principal, fee }: InstalmentBarsProps) => {
  const { total, principal: part } = plan;
  if (part === undefined || part <= 0 || part >= total) return null;
  return (
    <div className="bars" aria-hidden="true">
      <svg className="bars__bar">
        <rect className="bars__whole" width="100%" height="100%" />
        <rect className="bars__principal" width={`${(part / total) * 100}%`} height="100%" />
      </svg>
      <p className="bars__legend">
        <span className="bars__key bars__key--principal">{principal}</span>
        <span className="bars__key bars__key--fee">{fee}</span>
      </p>
    </div>
  );
};
