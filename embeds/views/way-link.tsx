import type { MouseEvent } from 'react';
import type { Way } from '../core/element-row';
import type { ElementController } from '../core/element-controller';
import { appUrl } from '../core/shared-attributes';

interface WayLinkProps {
  readonly controller: ElementController;
  readonly way: Way;
}

/**
 * A link into the app that opens in the top window, and works without the script. The page can take the opening over
 * by preventing `paylater-open`.
 */
export const WayLink = ({ controller: controller, way: { what, words, path } }: WayLinkProps) => {
  const url = appUrl(controller.viewState.values, path);
  const onClick = (event: MouseEvent) => {
    if (!controller.open(what, url)) event.preventDefault();
  };
  return (
    <a className="paylater__link" href={url} target="_top" rel="noopener" onClick={onClick}>
      {words}
    </a>
  );
};
