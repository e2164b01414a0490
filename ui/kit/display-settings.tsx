import { type ReactNode, useEffect, useRef } from 'react';
import { DisplayIcon } from '../icons/icon';
import './display-settings.css';
import './icon-button.css';

interface DisplaySettingsProps {
  readonly label: string;
  /** The groups of switches. */
  readonly children: ReactNode;
  /** Called when the panel is opened or closed. */
  readonly onToggle?: ((open: boolean) => void) | undefined;
}

/** Renders the button and panel of the display settings. Escape, or a press or focus elsewhere, closes the panel. */
export const DisplaySettings = ({ label, children, onToggle }: DisplaySettingsProps) => {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeFromOutside = ({ target }: Event) => {
      const it = details.current;
      if (it?.open && target instanceof Node && !it.contains(target)) it.open = false;
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      const it = details.current;
      if (key !== 'Escape' || !it?.open) return;
      it.open = false;
      it.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, []);

  return (
    <details
      className="display-settings"
      ref={details}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className="icon-button">
        <DisplayIcon />
        <span className="visually-hidden">{label}</span>
      </summary>
      <div className="display-settings__panel">{children}</div>
    </details>
  );
};
