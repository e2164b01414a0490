import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Areas } from '../../domain/address/areas';
import { type AreaLevel, areaLevels } from '../../domain/forms/field';
import { groupOf } from '../../domain/forms/field';
import { useService } from '../hooks/services';
import { useTableMessages } from '../hooks/use-table-messages';
import { useLive } from '../hooks/use-live';
import { TextField } from '../kit/text-field';
import { AddressSearch } from './address-search';
import { areaLabel } from './area-label';
import { areaNames, listAreas } from './list-areas';
import type { ControlProps } from './control';
import { ListField } from './list-field';

/** Renders an administrative area: chosen level by level, or typed when no list is known (coverage, "KYC"). */
export const AreaInput = ({ field, navigation: { wizard }, texts, ...control }: ControlProps) => {
  const { t } = useTranslation('form');
  const fieldMessage = useTableMessages('fields');
  const areas = useService(Areas);
  const level: AreaLevel = field.level ?? 'province';
  const group = groupOf(field.name);
  const choices = useLive(areas.choices$)[level];
  const listed = choices.phase === 'listed' ? choices.areas : undefined;
  // While the list is requested again, a field that was typed stays a text field.
  const [settled, setSettled] = useState(choices.phase);
  if (choices.phase !== 'loading' && choices.phase !== settled) setSettled(choices.phase);

  useEffect(() => {
    if (level === 'province') void listAreas(areas, wizard, group);
  }, [areas, wizard, group, level]);

  useEffect(() => {
    wizard.know({ listed: { [field.name]: listed?.map(({ name }) => name) ?? [] } });
  }, [wizard, field.name, listed]);

  if (settled === 'unknown')
    return (
      <TextField
        {...texts}
        hint={t('typed')}
        {...control}
        onCommit={() => void areas.show(areaNames(group, wizard.state$.value.answers))}
      />
    );

  const above = areaLevels[areaLevels.indexOf(level) - 1];
  const choose = fieldMessage(`errors.empty.${field.labelKey}`);
  const placeholder = {
    waiting: above ? t('first', { what: fieldMessage(`errors.empty.${above}`) }) : choose,
    loading: t('listing'),
    listed: choose,
    unknown: choose,
  }[choices.phase];
  return (
    <>
      {above === undefined && <AddressSearch wizard={wizard} group={group} />}
      <ListField
        {...texts}
        {...control}
        options={(listed ?? []).map(({ name }) => ({ value: name, label: areaLabel(name) }))}
        placeholder={placeholder}
        other={areaLabel(control.value)}
        onCommit={() => void areas.show(areaNames(group, wizard.state$.value.answers))}
      />
    </>
  );
};
