import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { matching } from '../../domain/address/match-areas';
import { fieldId } from '../kit/field';
import { goOnFrom } from '../kit/next-control';
import type { Option } from '../kit/option';
import { SearchField } from '../kit/search-field';
import type { SelectFieldProps } from '../kit/select-field';
import { Sheet } from '../kit/sheet';
import './sheets.css';

interface OptionSheetProps extends SelectFieldProps {
  /** The most common answers, in the order in which they are shown. */
  readonly first: readonly string[];
  readonly onClose: () => void;
}

/** Number of options that are visible at once; only a longer list has a search. */
const mostUnsearched = 8;

interface OptionsProps {
  readonly title?: string | undefined;
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

const Options = ({ title, options, value: chosen, onChoose }: OptionsProps) => (
  <>
    {title !== undefined && <h3 className="pick__title">{title}</h3>}
    <ul>
      {options.map(({ value, label }) => (
        <li key={value}>
          <button
            type="button"
            className="pick__option"
            data-value={value}
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  </>
);

/** Renders the options of a list over the page: the most common answers, then all others, with a search if long. */
export const OptionSheet = (props: OptionSheetProps) => {
  const { name, first, value = '', onClose } = props;
  const options = props.options.filter((it) => !it.hidden || it.value === value);
  const { t } = useTranslation(['sheets', 'common']);
  const [text, setText] = useState('');
  const found = matching(options, text, ({ label }) => [label]);
  const common =
    text.trim() === ''
      ? first.flatMap((it) => found.find((option) => option.value === it) ?? [])
      : [];
  const others = found.filter((option) => !common.includes(option));

  const isChosen = useRef(false);
  // Runs after the closing dialog has restored the focus.
  useEffect(
    () => () => {
      const list = document.getElementById(fieldId(name));
      if (isChosen.current && list instanceof HTMLSelectElement) goOnFrom(list);
      else list?.focus();
    },
    [name],
  );
  const choose = (chosen: string) => {
    isChosen.current = true;
    props.onChange?.(chosen);
    props.onCommit?.(chosen);
    onClose();
  };

  // Rendered outside of the page, because a search box is not a field of the page's form.
  return createPortal(
    <Sheet title={props.label} close={t('common:close')} onClose={onClose}>
      {options.length > mostUnsearched && (
        <SearchField label={t('pick.search')} value={text} onChange={setText} />
      )}
      <div className="pick">
        {common.length > 0 && (
          <Options title={t('pick.common')} options={common} value={value} onChoose={choose} />
        )}
        {others.length > 0 && (
          <Options
            title={common.length > 0 ? t('pick.others') : undefined}
            options={others}
            value={value}
            onChoose={choose}
          />
        )}
        <p className="pick__status" role="status">
          {found.length === 0 && t('pick.none')}
        </p>
      </div>
    </Sheet>,
    document.body,
  );
};
