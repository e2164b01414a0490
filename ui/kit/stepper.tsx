import { classes } from './classes';
import './stepper.css';

interface StepperProps {
  /** "Langkah 2 dari 4" */
  readonly text: string;
  /** Starts at 1. */
  readonly step: number;
  readonly steps: number;
}

/** Renders the position in a series of steps, in words and as one mark per step. */
export const Stepper = ({ text, step, steps }: StepperProps) => (
  <div className="stepper">
    <p className="stepper__text">{text}</p>
    <div className="stepper__marks" aria-hidden="true">
      {Array.from({ length: steps }, (_, index) => (
        <span
          key={index}
          className={classes('stepper__mark', index < step && 'stepper__mark--done')}
        />
      ))}
    </div>
  </div>
);
