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
  /** The most common answers; the sheet begins with them. */
  readonly first?: readonly string[] | undefined;
}

/** Renders a list that opens as a sheet when touched. If the sheet cannot be loaded, the native list opens. */
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
