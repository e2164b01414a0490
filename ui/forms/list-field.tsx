import { useState } from 'react';
import { arrived } from '../../domain/kernel/arrived';
import { useLate } from '../app/use-late';
import { SelectField, type SelectFieldProps } from '../kit/select-field';
import { useFinger } from '../kit/use-finger';

const optionSheet = {
  code: () => import('./option-sheet').then((it) => arrived(it.OptionSheet)),
  messages: ['sheets'],
} as const;

interface ListFieldProps extends SelectFieldProps {
  /** The answers that most people give; the sheet begins with them. */
  readonly first?: readonly string[] | undefined;
}

/** A list that a finger opens as a sheet. When that cannot be loaded, the list opens by itself. */
export const ListField = ({ first = [], ...field }: ListFieldProps) => {
  const { part: Sheet, failed, load } = useLate(optionSheet);
  const [isOpen, setOpen] = useState(false);
  const byFinger = useFinger(() => {
    setOpen(true);
    void load();
  });
  return (
    <>
      <SelectField {...field} {...(!failed && { handlers: byFinger })} />
      {isOpen && Sheet && <Sheet {...field} first={first} onClose={() => setOpen(false)} />}
    </>
  );
};
