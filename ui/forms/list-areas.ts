import type { AreaNames, Areas } from '../../domain/address/areas';
import { areaLevels } from '../../domain/forms/field';
import type { Answers } from '../../domain/forms/answers';
import type { Wizard } from '../../domain/forms/wizard';

/** Returns the area names of one address from the answers. */
export const areaNames = (group: string, answers: Answers): AreaNames =>
  Object.fromEntries(areaLevels.map((level) => [level, answers[`${group}.${level}`] ?? '']));

const same = (a: AreaNames, b: AreaNames): boolean =>
  areaLevels.every((level) => a[level] === b[level]);

/** Returns whether a name is not among the choices at its level. */
const isStrange = (areas: Areas, names: AreaNames): boolean =>
  areaLevels.some((level) => {
    const choices = areas.choices$.value[level];
    const name = names[level]?.toLowerCase();
    return (
      choices.phase === 'listed' &&
      Boolean(name) &&
      !choices.areas.some((area) => area.name.toLowerCase() === name)
    );
  });

/**
 * Lists the choices for an address. Names in another spelling, as on identity cards, are replaced by the list's own;
 * otherwise the levels below them could not be listed.
 */
export const listAreas = async (areas: Areas, wizard: Wizard, group: string): Promise<void> => {
  const now = () => areaNames(group, wizard.state$.value.answers);
  const before = now();
  await areas.show(before);
  if (!same(now(), before) || !isStrange(areas, before)) return;
  const matched = await areas.match(before);
  if (same(matched, before) || !same(now(), before)) return;
  for (const level of areaLevels) wizard.change(`${group}.${level}`, matched[level] ?? '');
  await areas.show(now());
};
