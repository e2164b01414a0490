import { classes } from './classes';
import './stepper.css';

interface StepperProps {
  /** "Langkah 2 dari 4" */
  readonly text: string;
  /** From 1. */
  readonly step: number;
  readonly steps: number;
}

/** Where in a row of steps this is: in words, and as one mark per step. */
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
