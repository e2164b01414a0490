interface Step {
  readonly title: string;
  readonly detail?: string;
}

interface StepsProps {
  readonly steps: readonly Step[];
}

/** What happens, or what to do, in this order. */
export const Steps = ({ steps }: StepsProps) => (
  <ol className="steps">
    {steps.map(({ title, detail }) => (
      <li className="steps__step" key={title}>
        {title}
        {detail !== undefined && <span className="steps__detail">{detail}</span>}
      </li>
    ))}
  </ol>
);
