import { useId } from 'react';
import type { Rupiah } from '../../domain/kernel/money';
import './limit-gauge.css';

interface LimitGaugeProps {
  readonly total: Rupiah;
  readonly used: Rupiah;
  /** The part of the total that is lent temporarily. */
  readonly temporary?: Rupiah | undefined;
  readonly label: string;
  /** "Terpakai 1.250.000 dari 7.500.000 rupiah" */
  readonly text: string;
}

/** Returns a share in percent, kept inside the bar whatever the server sends. */
const share = (part: number, total: number): number =>
  total > 0 ? Math.min(100, Math.max(0, (part / total) * 100)) : 0;

/** Renders the used part of the limit, from the left; a temporary part is hatched at the right, over used and free. */
export const LimitGauge = ({ total, used, temporary = 0, label, text }: LimitGaugeProps) => {
  const id = useId();
  const [usedShare, temporaryShare] = [share(used, total), share(temporary, total)];
  const begin = 100 - temporaryShare;
  const usedTemporary = Math.max(0, usedShare - begin);
  const hatched = [
    { over: 'free', from: begin + usedTemporary, width: temporaryShare - usedTemporary },
    { over: 'used', from: begin, width: usedTemporary },
  ] as const;
  return (
    <div
      className="limit-gauge"
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(usedShare)}
      aria-valuetext={text}
    >
      <svg className="limit-gauge__bar" aria-hidden="true" focusable="false">
        <rect className="limit-gauge__used" width={`${usedShare}%`} height="100%" />
        {hatched.map(
          ({ over, from, width }) =>
            width > 0 && (
              <g key={over} className={`limit-gauge__hatch limit-gauge__hatch--${over}`}>
                <pattern id={id + over} width="6" height="6" patternUnits="userSpaceOnUse">
                  <path d="M-1 7 7-1M-4 4 4-4M2 10 10 2" />
                </pattern>
                <rect
                  data-hatched={over}
                  x={`${from}%`}
                  width={`${width}%`}
                  height="100%"
                  fill={`url(#${id}${over})`}
                />
              </g>
            ),
        )}
      </svg>
    </div>
  );
};
