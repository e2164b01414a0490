import type { ReactNode } from 'react';
import { ErrorIcon, GoodIcon, InfoIcon, WarningIcon } from '../icons/icon';
import { said } from './said';
import './notice.css';

const icons = { info: InfoIcon, good: GoodIcon, warn: WarningIcon, bad: ErrorIcon };

interface NoticeProps {
  readonly tone?: keyof typeof icons | undefined;
  readonly title?: string | undefined;
  /** `status` or `alert` if the notice appears on a page that is already shown. */
  readonly role?: 'status' | 'alert' | undefined;
  readonly children: ReactNode;
}

/** Renders an important sentence with an icon. */
export const Notice = ({ tone = 'info', title, role, children }: NoticeProps) => {
  const Icon = icons[tone];
  return (
    <div className={`notice notice--${tone}`} role={role}>
      <Icon small />
      <div className="notice__text">
        {title !== undefined && <p className="notice__title">{title}</p>}
        {typeof children === 'string' ? <p>{said(children)}</p> : children}
      </div>
    </div>
  );
};
