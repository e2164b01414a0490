import { saidPieces } from '../ui/kit/said-pieces';
import { copied, filled } from './filled';

/** Words and an amount in one text. */
export const spoken = { words: '⟦words⟧', amount: 1_010_101_010_101 } as const;

/** Returns a text as the app draws it for screen readers, from a pattern with words and an amount. */
export const saidAs = (text: string, pattern: DocumentFragment): Node | string => {
  const whole = pattern.firstElementChild;
  const pieces = saidPieces(text);
  if (!whole || !pieces) return text;
  const [words, amount] = whole.children;
  const copies = pieces.map((piece) => {
    const isAmount = piece.kind === 'amount';
    const value = isAmount ? Number(piece.text.replaceAll('.', '')) : piece.text;
    return filled(
      copied(isAmount ? amount : words),
      [isAmount ? spoken.amount : spoken.words],
      [value],
    );
  });
  whole.replaceChildren(...copies);
  return whole;
};
