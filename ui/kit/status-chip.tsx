import type { ReactNode } from 'react';
import './status-chip.css';

export type Tone = 'neutral' | 'info' | 'good' | 'warn' | 'bad';

interface StatusChipProps {
  readonly tone?: Tone | undefined;
  readonly children: ReactNode;
}

/** Renders a status in one or two words; the colour only repeats them. */
export const StatusChip = ({ tone = 'neutral', children }: StatusChipProps) => (
  <span className={`status-chip status-chip--${tone}`}>{children}</span>
);
