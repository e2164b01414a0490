import type { ReactNode } from 'react';
import { classes } from './classes';
import './held.css';

interface HeldProps {
  /** Whether something above is still loading and may move the children. */
  readonly isHeld: boolean;
  readonly children: ReactNode;
}

/** Hides its children without removing them until they stay where they are, so that no press misses. */
export const Held = ({ isHeld, children }: HeldProps) => (
  <div className={classes('held', isHeld && 'held--hidden')}>{children}</div>
);
