import { useState } from 'react';
import { arrived } from '../../domain/kernel/arrived';
import { SelectField, type SelectFieldProps } from '../kit/select-field';
import { useFinger } from '../kit/use-finger';
import { useLateSheet } from './use-late-sheet';

const load = () => import('./option-sheet').then((it) => arrived(it.OptionSheet));

interface ListFieldProps extends SelectFieldProps {
  /** The answers that most people give; the sheet begins with them. */
  readonly first?: readonly string[] | undefined;
}

/** A list that a finger opens as a sheet. When that cannot be loaded, the list opens by itself. */
export const ListField = ({ first = [], ...field }: ListFieldProps) => {
  const [lost, setLost] = useState(false);
  const { Sheet, open, close } = useLateSheet(load, () => setLost(true));
  const byFinger = useFinger(open);
  return (
    <>
      <SelectField {...field} {...(!lost && { handlers: byFinger })} />
      {Sheet && <Sheet {...field} first={first} onClose={close} />}
    </>
  );
};
