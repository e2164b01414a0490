import type { MouseEvent } from 'react';
import type { AppLink } from '../core/element-row';
import type { ElementController } from '../core/element-controller';
import { appUrl } from '../core/shared-attributes';

interface AppLinkViewProps {
  readonly controller: ElementController;
  readonly link: AppLink;
}

/**
 * A link into the app. It opens in the top window, and works without the script. A page that prevents `paylater-open`
 * opens the address itself. A middle click sends no event: the browser opens a tab.
 */
export const AppLinkView = ({ controller, link: { what, label, path } }: AppLinkViewProps) => {
  const url = appUrl(controller.viewState.values, path);
  const onClick = (event: MouseEvent) => {
    if (!controller.open(what, url, event)) event.preventDefault();
  };
  return (
    <a className="paylater__link" href={url} target="_top" rel="noopener" onClick={onClick}>
      {label}
    </a>
  );
};
