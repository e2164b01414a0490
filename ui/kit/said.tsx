import { type ReactNode, useContext } from 'react';
import { HiddenAmounts } from '../format/hidden-amounts';
import { RupiahText } from './rupiah-text';
import { type SaidPiece, saidPieces } from './said-pieces';

const Said = ({ pieces }: { readonly pieces: readonly SaidPiece[] }) => {
  const hidden = useContext(HiddenAmounts);
  return (
    <span>
      {pieces.map(({ kind, text }, at) => {
        // Each in its own element, because a browser's translation replaces texts.
        if (kind === 'words') return <span key={at}>{text}</span>;
        return kind === 'amount' ? (
          <span key={at} className="amount" translate="no">
            <RupiahText digits={text} />
          </span>
        ) : (
          <span key={at}>
            <span aria-hidden="true">{text}</span>
            {kind === 'hidden' && <span className="visually-hidden">{hidden}</span>}
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
export const said = (node: ReactNode): ReactNode => {
  if (typeof node !== 'string') return node;
  const pieces = saidPieces(node);
  return pieces ? <Said key={node} pieces={pieces} /> : node;
};
