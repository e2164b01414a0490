import type { ReactNode } from 'react';
import type { LimitParts } from '../../domain/home/limit-parts';
import type { Rupiah } from '../../domain/kernel/money';
import { Amount } from '../kit/amount';
import { Card } from '../kit/card';
import { LimitGauge } from '../kit/limit-gauge';
import { StatusChip, type Tone } from '../kit/status-chip';
import './limit-card.css';

interface LimitCardProps {
  /** The limit in all, a temporary part included. */
  readonly total: Rupiah;
  /** Nothing is said of them where they are not known. */
  readonly parts: LimitParts | undefined;
  /** `until` in words: "sampai 30 April 2025". */
  readonly temporary?: { readonly amount: Rupiah; readonly until?: string } | undefined;
  readonly status?: { readonly label: string; readonly tone: Tone } | undefined;
  /** Values from before, while the new ones are on their way. */
  readonly stale?: boolean | undefined;
  /** When the values are from, or what else has to be said about them. */
  readonly note?: string | undefined;
  /** Stands where the title would; a partner's own, for one. */
  readonly heading?: ReactNode;
  /** The last thing in the card. */
  readonly footer?: ReactNode;
  /** The headline; the limit in all where the parts are not known. */
  readonly first?: 'total' | 'available';
  readonly texts: {
    readonly title: string;
    readonly used: string;
    readonly available: string;
    /** Names the limit in all where it is not the headline. */
    readonly total?: string;
    /** "Termasuk limit sementara", before its amount and its end. */
    readonly temporary: string;
    /** The gauge read aloud: "Terpakai 1.250.000 dari 7.500.000 rupiah". */
    readonly gauge: (used: Rupiah) => string;
  };
}

/** The figures in their order: the headline, then a line for each of the others. */
const orders = {
  total: ['total', 'used', 'available'],
  available: ['available', 'used', 'total'],
} as const;

/** The credit line at a glance; its headline is never what is used. */
export const LimitCard = (props: LimitCardProps) => {
  const { total, parts, first: asked = 'total', temporary, status, stale, note, texts } = props;
  const { heading, footer } = props;
  const [first, ...others] = orders[parts ? asked : 'total'];
  // A temporary part of the limit lies in what is used and available, so it is no third.
  const figures = { total, used: 0, available: 0, ...parts };
  // The gauge shows two parts; a third one, which is on hold, would look available.
  const isDivided = parts && parts.used + parts.available === total;
  return (
    <Card
      title={heading ?? texts.title}
      aside={status && <StatusChip tone={status.tone}>{status.label}</StatusChip>}
    >
      <div className="limit-card">
        <p className="limit-card__first">
          {first === 'available' && (
            <span className="limit-card__label limit-card__label--available">
              {texts.available}
            </span>
          )}
          <Amount value={figures[first]} size="headline" stale={stale} />
        </p>
        {isDivided && (
          <LimitGauge
            total={total}
            used={parts.used}
            temporary={temporary?.amount}
            label={texts.title}
            text={texts.gauge(parts.used)}
          />
        )}
        {parts && (
          <dl className="limit-card__parts">
            {others.map((part) => (
              <div className="limit-card__part" key={part}>
                <dt className={`limit-card__label limit-card__label--${part}`}>{texts[part]}</dt>
                <dd>
                  <Amount value={figures[part]} size="strong" stale={stale} />
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
