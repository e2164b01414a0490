import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type AreaNames, Areas } from '../../domain/address/areas';
import { groupOf } from '../../domain/forms/field';
import { INPUTS } from '../../domain/forms/inputs';
import { cancellable } from '../hooks/cancellable';
import { useService } from '../hooks/services';
import { useLive } from '../hooks/use-live';
import { TextField } from '../kit/text-field';
import { areaNames } from './list-areas';
import type { ControlProps } from './control';

/** More codes than these would not be read. */
const mostShown = 3;

/** The postal codes of the village that was chosen; none for one that was typed. */
const useKnownCodes = ({
  field,
  navigation: { wizard, state },
}: ControlProps): readonly string[] => {
  const areas = useService(Areas);
  const { village } = useLive(areas.choices$);
  const names = areaNames(groupOf(field.name), state.answers);
  const chosen =
    village.phase === 'listed' && village.areas.some(({ name }) => name === names.village);
  const key = chosen ? JSON.stringify(names) : '';
  const offered = useRef(new Set(['']));

  useEffect(() => {
    return cancellable(async (signal) => {
      const codes = await (key === '' ? [] : areas.postalCodes(JSON.parse(key) as AreaNames));
      if (signal.aborted) return;
      wizard.know({ listed: { [field.name]: codes } });
      // Nothing yet, or the code of the village before: the new village's only one is surely meant.
      const open = offered.current.has(wizard.state$.value.answers[field.name] ?? '');
      const [only, ...others] = codes;
      if (open && only !== undefined && others.length === 0) wizard.change(field.name, only);
      for (const code of codes) offered.current.add(code);
    });
  }, [areas, wizard, field.name, key]);

  return state.facts.listed?.[field.name] ?? [];
};

/** A postal code, with those the look-up knows for the village named beside it. */
export const ZipInput = (props: ControlProps) => {
  const { t } = useTranslation('form');
  const codes = useKnownCodes(props);
  const { texts, field, value, onChange } = props;
  const shown = codes.length > 0 && codes.length <= mostShown;
  return (
    <TextField
      {...INPUTS[field.rule]}
      {...texts}
      hint={shown ? t('zipKnown', { codes: codes.join(', ') }) : texts.hint}
      value={value}
      onChange={onChange}
    />
  );
};
