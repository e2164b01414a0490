import './bar.css';

interface BarProps {
  readonly value: number;
  /** The longest bar beside it; the whole width. */
  readonly highest: number;
}

/** A bar beside a figure, to be seen at a glance; what it shows is heard from the figure alone. */
export const Bar = ({ value, highest }: BarProps) => (
  <svg className="bar" aria-hidden="true" focusable="false">
    <rect
      className="bar__value"
      width={`${highest > 0 ? Math.min(100, (Math.max(0, value) / highest) * 100) : 0}%`}
      height="100%"
    />
  </svg>
);

interface StepBarProps {
  /** In their order; true for one that is done. */
  readonly steps: readonly boolean[];
}

/** Steps beside each other, done or to come, to be seen at a glance; what it shows is heard from the table beside it. */
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
