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

/** Maximum number of postal codes in the hint. */
const mostShown = 3;

/** Returns the postal codes of the chosen village; empty for a typed village. */
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
      // The field is empty or holds the code of an earlier village, so the new village's only code fills it.
      const open = offered.current.has(wizard.state$.value.answers[field.name] ?? '');
      const [only, ...others] = codes;
      if (open && only !== undefined && others.length === 0) wizard.change(field.name, only);
      for (const code of codes) offered.current.add(code);
    });
  }, [areas, wizard, field.name, key]);

  return state.facts.listed?.[field.name] ?? [];
};

/** Renders a postal code field whose hint lists the codes of the chosen village. */
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
