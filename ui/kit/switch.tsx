import { type ReactNode, useId } from 'react';
import './switch.css';

interface SwitchProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean | undefined;
}

/** Renders a switch that takes effect at once. */
export const Switch = ({ label, hint, checked, onChange, disabled }: SwitchProps) => {
  const id = useId();
  return (
    <div className="switch">
      <button
        type="button"
        className="switch__button"
        role="switch"
        aria-checked={checked}
        aria-describedby={hint === undefined ? undefined : id}
        disabled={disabled}
        onClick={() => onChange(!checked)}
      >
        <span className="switch__label">{label}</span>
        <span className="switch__track" aria-hidden="true" />
      </button>
      {hint !== undefined && (
        <p className="switch__hint" id={id}>
          {hint}
        </p>
      )}
    </div>
  );
};
