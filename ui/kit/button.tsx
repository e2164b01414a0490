import type { MouseEvent, ReactNode } from 'react';
import { classes } from './classes';
import './button.css';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

/** What a button and a link that looks like one have in common. */
export interface ButtonLooks {
  readonly children: ReactNode;
  /** Follows `action` when left out. */
  readonly look?: ButtonLook | undefined;
  /** What the page is for, or its alternative; one enabled `primary` per page. */
  readonly action?: 'primary' | 'secondary' | undefined;
  /** As wide as its words instead of as its column. */
  readonly compact?: boolean | undefined;
}

const buttonLook = ({ look, action, compact }: ButtonLooks): string =>
  classes('button', `button--${look ?? action ?? 'secondary'}`, compact && 'button--compact');

interface ButtonProps extends ButtonLooks {
  readonly type?: 'button' | 'submit' | undefined;
  /** The form it submits, when it stands outside of it. */
  readonly form?: string | undefined;
  /** Something is under way: it keeps its size and its name, and takes no press. */
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
