import { useContext, useId } from 'react';
import type { Rupiah } from '../../domain/kernel/money';
import { HiddenAmounts } from '../format/hidden-amounts';
import { gaugeShares } from './gauge-shares';
import './limit-gauge.css';

interface LimitGaugeProps {
  readonly total: Rupiah;
  readonly used: Rupiah;
  /** The part of the total that is lent temporarily. */
  readonly temporary?: Rupiah | undefined;
}

/**
 * Renders the used part of the limit, from the left; a temporary part is hatched at the right, over used and free. While
 * amounts are hidden, the bar is grey and shows no part. Screen readers read the figures next to it instead.
 */
export const LimitGauge = ({ total, used, temporary }: LimitGaugeProps) => {
  const id = useId();
  const hidden = useContext(HiddenAmounts);
  const shares = hidden ? gaugeShares(0, 0) : gaugeShares(total, used, temporary);
  return (
    <div className={hidden ? 'limit-gauge limit-gauge--hidden' : 'limit-gauge'} aria-hidden="true">
      <svg className="limit-gauge__bar" focusable="false">
        <rect className="limit-gauge__used" width={`${shares.used}%`} height="100%" />
        {shares.hatched.map(
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
