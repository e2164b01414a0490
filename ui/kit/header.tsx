import type { ReactNode } from 'react';
import { BackIcon, HelpIcon } from '../icons/icon';
import { classes } from './classes';
import { IconButton } from './icon-button';
import './header.css';

interface HeaderButton {
  readonly label: string;
  readonly onClick: () => void;
}

interface HeaderProps {
  readonly back?: HeaderButton | undefined;
  /** Text of the bar, such as the product's name; the page's own title is its `h1`. */
  readonly title?: ReactNode;
  /** Replaces `title` and the page's heading in a super-app, which names the product in another bar. */
  readonly name?: string | undefined;
  /** A button with the name of another language. */
  readonly language?: ReactNode;
  readonly help?: HeaderButton | undefined;
  /** Keeps the room of the back button that the loaded page will have. */
  readonly indented?: boolean;
  /** The display settings. */
  readonly children?: ReactNode;
}

/** Renders the bar at the top; help and settings have the same position on every page (WCAG 3.2.6). */
export const Header = ({ back, title, name, language, help, indented, children }: HeaderProps) => (
  <header className={classes('header', name && 'header--named')}>
    {back && (
      <IconButton label={back.label} onClick={back.onClick}>
        <BackIcon />
      </IconButton>
    )}
    <div
      className={classes('header__title', indented && 'header__title--indented')}
      data-name={name}
    >
      {title}
    </div>
    {language}
    {help && (
      <IconButton label={help.label} onClick={help.onClick}>
        <HelpIcon />
      </IconButton>
    )}
    {children}
  </header>
);
