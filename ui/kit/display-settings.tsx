import { type ReactNode, useEffect, useRef } from 'react';
import { DisplayIcon } from '../icons/icon';

interface DisplaySettingsProps {
  readonly label: string;
  /** The groups of switches. */
  readonly children: ReactNode;
  /** Told when it is opened or closed. */
  readonly onToggle?: ((open: boolean) => void) | undefined;
}

/** What appears on a page to be read at once: an error, or a notice that is announced. */
const news = '[role="alert"], .notice[role="status"]';

const isNews = (node: Node): boolean =>
  node instanceof Element && (node.matches(news) || node.querySelector(news) !== null);

/**
 * The three switches of every header, one press away; closed by Escape, by a press or a step elsewhere, and by an error
 * or a notice that appears on the page, which the panel may cover.
 */
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
    const it = details.current;
    const alerts = new MutationObserver((changes) => {
      const isOutside = (node: Node) => isNews(node) && !it?.contains(node);
      if (!it || !changes.some(({ addedNodes }) => [...addedNodes].some(isOutside))) return;
      const hadFocus = it.contains(document.activeElement);
      it.open = false;
      if (hadFocus) it.querySelector('summary')?.focus();
    });
    const watchWhileOpen = () => {
      if (it?.open) alerts.observe(document.body, { childList: true, subtree: true });
      else alerts.disconnect();
    };
    it?.addEventListener('toggle', watchWhileOpen);
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      it?.removeEventListener('toggle', watchWhileOpen);
      alerts.disconnect();
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
