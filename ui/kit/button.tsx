import type { MouseEvent, ReactNode } from 'react';
import { classes } from './classes';
import { said } from './said';
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
  /** Whether it shows its name but ignores presses, because they may be meant for what it said before. */
  readonly resting?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onClick?: (() => void) | undefined;
}

export const Button = (props: ButtonProps) => {
  const { busy = false, resting = false, disabled, type = 'button', form, onClick } = props;
  const waits = busy || resting;
  const press = (event: MouseEvent) => {
    if (!waits) return onClick?.();
    event.preventDefault();
  };
  return (
    <button
      type={type}
      form={form}
      className={classes(
        buttonLook(props),
        busy && 'button--busy',
        resting && !busy && 'button--resting',
      )}
      data-action={props.action}
      disabled={disabled}
      aria-disabled={waits || undefined}
      aria-busy={waits || undefined}
      onClick={press}
    >
      <span className="button__label">{said(props.children)}</span>
    </button>
  );
};
