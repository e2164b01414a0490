import type { MouseEvent, ReactNode } from 'react';
import { classes } from './classes';
import './button.css';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

/** Props that a button shares with a link that looks like one. */
export interface ButtonLooks {
  readonly children: ReactNode;
  /** Defaults to `action`. */
  readonly look?: ButtonLook | undefined;
  /** The page's main action or its alternative; a page has one enabled `primary`. */
  readonly action?: 'primary' | 'secondary' | undefined;
  /** As wide as its label instead of its column. */
  readonly compact?: boolean | undefined;
}

const buttonLook = ({ look, action, compact }: ButtonLooks): string =>
  classes('button', `button--${look ?? action ?? 'secondary'}`, compact && 'button--compact');

interface ButtonProps extends ButtonLooks {
  readonly type?: 'button' | 'submit' | undefined;
  /** Id of the form that it submits, if the button is outside of that form. */
  readonly form?: string | undefined;
  /** Whether its action is running: the button keeps its size and name, and ignores presses. */
  readonly busy?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onClick?: (() => void) | undefined;
}

export const Button = (props: ButtonProps) => {
  const { busy = false, disabled, type = 'button', form, onClick } = props;
  const press = (event: MouseEvent) => {
    if (!busy) return onClick?.();
    event.preventDefault();
  };
  return (
    <button
      type={type}
      form={form}
      className={buttonLook(props)}
      data-action={props.action}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      <span className="button__label">{props.children}</span>
    </button>
  );
};
