import type { ReactNode } from 'react';
import './display-settings.css';
import './icon-button.css';

interface DisplaySettingsProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** The groups of switches; `CloseOutside` among them closes the panel. */
  readonly children: ReactNode;
  /** Called when the panel is opened or closed. */
  readonly onToggle?: ((open: boolean) => void) | undefined;
}

/** Renders the button and panel of the display settings. */
export const DisplaySettings = ({ label, icon, children, onToggle }: DisplaySettingsProps) => (
  <details className="display-settings" onToggle={(event) => onToggle?.(event.currentTarget.open)}>
    <summary className="icon-button">
      {icon}
      <span className="visually-hidden">{label}</span>
    </summary>
    <div className="display-settings__panel">{children}</div>
  </details>
);
