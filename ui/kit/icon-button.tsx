import type { ReactNode } from 'react';
import './icon-button.css';

interface IconButtonProps {
  /** Accessible name: what the button does. */
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

export const IconButton = ({ label, onClick, children }: IconButtonProps) => (
  <button type="button" className="icon-button" onClick={onClick}>
    {children}
    <span className="visually-hidden">{label}</span>
  </button>
);
