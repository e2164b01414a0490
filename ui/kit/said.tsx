import { type ReactNode, useContext } from 'react';
import { HiddenAmounts } from '../format/hidden-amounts';
import { RupiahText } from './rupiah-text';

/** An amount as `formatRupiah` and `formatHidden` write it, without a sign; other dots: of a masked value, between parts. */
const unread = /Rp(\d{1,3}(?:\.\d{3})*)|((?:Rp|[A-Z]{3} )•+)|([•·][•· \u00a0]*)/;

const Said = ({ text }: { readonly text: string }) => {
  const hidden = useContext(HiddenAmounts);
  return (
    <span>
      {text.split(unread).map((piece, at) => {
        // Each text is followed by three groups, of which one is there: an amount, a hidden amount, other dots.
        if (!piece) return undefined;
        const group = at % 4;
        // Each in its own element, because a browser's translation replaces texts.
        if (group === 0) return <span key={at}>{piece}</span>;
        return group === 1 ? (
          <span key={at} className="amount" translate="no">
            <RupiahText digits={piece} />
          </span>
        ) : (
          <span key={at}>
            <span aria-hidden="true">{piece}</span>
            {group === 2 && <span className="visually-hidden">{hidden}</span>}
          </span>
        );
      })}
    </span>
  );
};

/**
 * Returns a text so that a screen reader reads its amounts as it reads `Amount`, and no dots. Another text is another
 * element, so that nothing of a translated one can stay. Everything else is returned unchanged.
 */
export const said = (node: ReactNode): ReactNode =>
  typeof node === 'string' && unread.test(node) ? <Said key={node} text={node} /> : node;
