import type { Instalment, Plan } from '../../domain/restructure/plan';
import { formatRupiah } from '../format/rupiah';
import './instalments.css';

interface InstalmentBarsProps {
  readonly plan: Plan;
  readonly texts: {
    readonly label: string;
    readonly principal: string;
    readonly fee: string;
    /** Text of one payment for screen readers; `day` and `principal` in words, if they are known. */
    readonly spoken: (figures: {
      readonly number: number;
      readonly amount: string;
      readonly day: string | undefined;
      readonly principal: string | undefined;
    }) => string;
    /** "30 Apr 2025", for epoch ms. */
    readonly day: (at: number) => string;
  };
}

const percent = (part: number, whole: number): string =>
  `${Math.min(100, Math.max(0, (part / whole) * 100))}%`;

/** Renders the payments of a plan side by side, with the part that pays off the purchases below the fee. */
export const InstalmentBars = ({ plan, texts }: InstalmentBarsProps) => {
  const { instalments } = plan;
  const highest = Math.max(...instalments.map(({ amount }) => amount));
  const split = instalments.every(({ principal }) => principal !== undefined);

  const spokenText = ({ amount, principal, dueTime }: Instalment, at: number): string =>
    texts.spoken({
      number: at + 1,
      amount: formatRupiah(amount),
      day: dueTime === undefined ? undefined : texts.day(dueTime),
      principal: split ? formatRupiah(principal ?? 0) : undefined,
    });

  return (
    <div className="bars">
      <ol className="bars__row" aria-label={texts.label}>
        {instalments.map((one, at) => (
          <li className="bars__bar" key={one.id}>
            <svg className="bars__column" aria-hidden="true" focusable="false">
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
            <span className="bars__number" aria-hidden="true">
              {at + 1}
            </span>
            <span className="visually-hidden">{spokenText(one, at)}</span>
          </li>
        ))}
      </ol>
      {split && (
        <p className="bars__legend" aria-hidden="true">
          <span className="bars__key bars__key--principal">{texts.principal}</span>
          <span className="bars__key bars__key--fee">{texts.fee}</span>
        </p>
      )}
    </div>
  );
};
