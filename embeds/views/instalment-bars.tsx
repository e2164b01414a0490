import type { Plan } from '../../domain/restructure/plan';

interface InstalmentBarsProps {
  readonly plan: Plan;
  readonly principal: string;
  readonly fee: string;
}

const percent = (part: number, whole: number): string =>
  `${Math.min(100, Math.max(0, (part / whole) * 100))}%`;

/**
 * Renders the payments of a plan side by side, with the part that pays off the purchases below the fee. Hidden from
 * screen readers, which read the table of the same payments.
 */
export const InstalmentBars = ({ plan: { instalments }, principal, fee }: InstalmentBarsProps) => {
  const highest = Math.max(...instalments.map(({ amount }) => amount));
  const split = instalments.every((one) => one.principal !== undefined);
  return (
    <div className="bars" aria-hidden="true">
      <div className="bars__row">
        {instalments.map((one, at) => (
          <div className="bars__bar" key={one.id}>
            <svg className="bars__column">
              {[
                { name: 'whole', part: one.amount },
                ...(split ? [{ name: 'principal', part: one.principal ?? 0 }] : []),
              ].map(({ name, part }) => (
                <rect
                  key={name}
                  className={`bars__${name}`}
                  width="100%"
                  height={percent(part, highest)}
                  y={percent(highest - part, highest)}
                />
              ))}
            </svg>
            <span className="bars__number">{at + 1}</span>
          </div>
        ))}
      </div>
      {split && (
        <p className="bars__legend">
          <span className="bars__key bars__key--principal">{principal}</span>
          <span className="bars__key bars__key--fee">{fee}</span>
        </p>
      )}
    </div>
  );
};
