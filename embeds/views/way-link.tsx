import type { MouseEvent } from 'react';
import type { Way } from '../core/element-row';
import type { Showing } from '../core/showing';
import { appUrl } from '../core/shared-attributes';

interface WayLinkProps {
  readonly showing: Showing;
  readonly way: Way;
}

/**
 * A link into the app that opens in the top window, and works without the script. The page can take the opening over
 * by preventing `paylater-open`.
 */
export const WayLink = ({ showing, way: { what, words, path } }: WayLinkProps) => {
  const url = appUrl(showing.shown.values, path);
  const onClick = (event: MouseEvent) => {
    if (!showing.open(what, url)) event.preventDefault();
  };
  return (
    <a className="paylater__link" href={url} target="_top" rel="noopener" onClick={onClick}>
      {words}
    </a>
  );
};
