import type { ReactNode } from 'react';
import type { LimitParts } from '../../domain/home/limit-parts';
import type { Rupiah } from '../../domain/kernel/money';
import { Amount } from '../kit/amount';
import { Card } from '../kit/card';
import { LimitGauge } from '../kit/limit-gauge';
import './limit-card.css';

interface LimitCardProps {
  /** The total limit, including a temporary part. */
  readonly total: Rupiah;
  /** Left out if they are unknown. */
  readonly parts: LimitParts | undefined;
  /** `until` as text: "sampai 30 April 2025". */
  readonly temporary?: { readonly amount: Rupiah; readonly until?: string } | undefined;
  /** Next to the title. */
  readonly aside?: ReactNode;
  /** Whether the values are old while new ones load. */
  readonly stale?: boolean | undefined;
  /** Time of the values, or another remark about them. */
  readonly note?: string | undefined;
  /** Replaces the title, such as a partner's own heading. */
  readonly heading?: ReactNode;
  /** Shown last in the card. */
  readonly footer?: ReactNode;
  readonly texts: {
    readonly title: string;
    readonly used: string;
    readonly available: string;
    readonly total: string;
    /** "Termasuk limit sementara", before its amount and its end date. */
    readonly temporary: string;
  };
}

/** The headline, then a line for each of the others. */
const figuresInOrder = ['available', 'used', 'total'] as const;

/** Renders the credit line. Its headline is what can be spent, or the total limit while the parts are unknown. */
export const LimitCard = (props: LimitCardProps) => {
  const { total, parts, temporary, stale, note, texts, heading, aside, footer } = props;
  const [first, ...others] = parts ? figuresInOrder : (['total'] as const);
  // A temporary part of the limit is included in used and available, so it is not a third figure.
  const figures = { total, used: 0, available: 0, ...parts };
  // The gauge shows two parts; a third one, which is on hold, would look available.
  const isDivided = parts && parts.used + parts.available === total;
  return (
    <Card title={heading ?? texts.title} aside={aside}>
      <div className="limit-card">
        <p className="limit-card__first">
          <span className={`limit-card__label limit-card__label--${first}`}>{texts[first]}</span>
          <Amount
            figure={first === 'total' ? 'limit' : first}
            value={figures[first]}
            size="headline"
            stale={stale}
          />
        </p>
        {isDivided && <LimitGauge total={total} used={parts.used} temporary={temporary?.amount} />}
        {parts && (
          <dl className="limit-card__parts">
            {others.map((part) => (
              <div className="limit-card__part" key={part}>
                <dt className={`limit-card__label limit-card__label--${part}`}>{texts[part]}</dt>
                <dd>
                  <Amount
                    figure={part === 'total' ? 'limit' : part}
                    value={figures[part]}
                    size="strong"
                    stale={stale}
                  />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {temporary && (
          <p className="limit-card__label limit-card__label--temporary">
            {texts.temporary} <Amount value={temporary.amount} size="strong" stale={stale} />{' '}
            {temporary.until}
          </p>
        )}
        {note !== undefined && <p className="limit-card__note">{note}</p>}
        {footer}
      </div>
    </Card>
  );
};
