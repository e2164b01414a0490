import { useContext } from 'react';
import { SpokenThousands } from '../format/spoken-thousands';
import { DigitsOnly } from './digits-only';
import './amount.css';

interface RupiahTextProps {
  /** Grouped by dots. */
  readonly digits: string;
  readonly digitsOnly?: boolean | undefined;
}

/** Renders rupiah: shown as `Rp1.500.000`, read aloud as "1.500.000 rupiah", and in English as "1,500,000 rupiah". */
export const RupiahText = ({ digits, digitsOnly }: RupiahTextProps) => {
  const separator = useContext(SpokenThousands);
  const isRead = separator === '.';
  const shown = digitsOnly ? <DigitsOnly text={digits} /> : digits;
  return (
    <>
      <span className="amount__aside" aria-hidden="true">
        Rp
      </span>
      {isRead ? shown : <span aria-hidden="true">{shown}</span>}
      <span className="visually-hidden amount__aside">
        {!isRead && digits.replaceAll('.', separator)} rupiah
      </span>
    </>
  );
};
