import { useContext } from 'react';
import { HiddenAmounts } from '../format/hidden-amounts';
import '../kit/page.css';

/** Renders, while amounts are hidden, a note that files and shared texts contain them. */
export const ReadableNote = ({ text }: { readonly text: string }) =>
  useContext(HiddenAmounts) === undefined ? null : <p className="page__note">{text}</p>;
