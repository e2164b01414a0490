import { classes } from './classes';
import './bar.css';

interface BarProps {
  readonly value: number;
  /** The longest bar of the group; it takes the whole width. */
  readonly highest: number;
  readonly isLate?: boolean | undefined;
}

/** Renders a bar next to a figure. Screen readers skip it, because they read the figure. */
export const Bar = ({ value, highest, isLate }: BarProps) => (
  <svg className={classes('bar', isLate && 'bar--late')} aria-hidden="true" focusable="false">
    <rect
      className="bar__value"
      width={`${highest > 0 ? Math.min(100, (Math.max(0, value) * 100) / highest) : 0}%`}
      height="100%"
      rx="2"
    />
  </svg>
);

interface StepBarProps {
  /** In order; true for a completed step. */
  readonly steps: readonly boolean[];
}

/** Renders steps side by side, completed or not. Screen readers skip it and read the table or list next to it. */
export const StepBar = ({ steps }: StepBarProps) => (
  <div className="step-bar" aria-hidden="true">
    {steps.map((isDone, at) => (
      <span
        key={at}
        className={isDone ? 'step-bar__step step-bar__step--done' : 'step-bar__step'}
      />
    ))}
  </div>
);
