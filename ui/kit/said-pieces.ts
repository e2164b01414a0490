/** An amount as `formatRupiah` and `formatHidden` write it, without a sign; other dots: of a masked value, between parts. */
const unread = /Rp(\d{1,3}(?:\.\d{3})*)|((?:Rp|[A-Z]{3} )•+)|([•·][•· \u00a0]*)/;

/** A part of a text: words, the digits of an amount, a hidden amount, or other dots. */
export interface SaidPiece {
  readonly kind: 'words' | 'amount' | 'hidden' | 'dots';
  readonly text: string;
}

/** Each text is followed by three groups, and one of them matches. */
const kinds = ['words', 'amount', 'hidden', 'dots'] as const;

/** Returns the parts of a text that are read aloud apart; `undefined` if it is read as it is. */
export const saidPieces = (text: string): readonly SaidPiece[] | undefined => {
  if (!unread.test(text)) return undefined;
  return text.split(unread).flatMap((piece, at) => {
    const kind = kinds[at % 4];
    return piece && kind ? [{ kind, text: piece }] : [];
  });
};
