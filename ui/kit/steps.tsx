import type { ReactNode } from 'react';
import { CheckIcon } from '../icons/later-icons';
import { classes } from './classes';
import { said } from './said';
import './steps.css';

interface Step {
  readonly title: string;
  readonly detail?: ReactNode;
  /** Set if the steps are the stages of a process: the state of each, and the name of that state. */
  readonly state?: 'done' | 'now' | 'next';
  readonly stateName?: string;
}

interface StepsProps {
  readonly steps: readonly Step[];
}

/** Renders steps in order, and for a process how far it is. */
export const Steps = ({ steps }: StepsProps) => (
  <ol className="steps">
    {steps.map(({ title, detail, state, stateName }) => (
      <li
        className={classes('steps__step', state && `steps__step--${state}`)}
        aria-current={state === 'now' ? 'step' : undefined}
        key={title}
      >
        {state === 'done' && (
          <span className="steps__mark">
            <CheckIcon small />
          </span>
        )}
        <span>{title}</span>
        {stateName !== undefined && (
          <>
            {' '}
            <span className="steps__state">{stateName}</span>
          </>
        )}
        {detail !== undefined && <span className="steps__detail">{said(detail)}</span>}
      </li>
    ))}
  </ol>
);
