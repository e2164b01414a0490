import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Areas } from '../../domain/address/areas';
import {
  type AreaPath,
  findAreas,
  villageDepth,
  withPostalCode,
} from '../../domain/address/find-areas';
import { citiesNamed, matchingAreas } from '../../domain/address/match-areas';
import { areaLevels } from '../../domain/forms/field';
import type { Wizard } from '../../domain/forms/wizard';
import { cancellable } from '../hooks/cancellable';
import { useService } from '../hooks/services';
import { fieldId } from '../kit/field';
import { SearchField } from '../kit/search-field';
import { Sheet } from '../kit/sheet';
import { areaLabel } from './area-label';
import { areaNames } from './list-areas';
import './sheets.css';

interface AddressSheetProps {
  readonly wizard: Wizard;
  /** Group of the address among the answers. */
  readonly group: string;
  readonly onClose: () => void;
}

/** Maximum number of results shown; another letter narrows a longer list. */
const mostShown = 40;

const isPostalCode = (text: string): boolean => /^\d{5}$/.test(text);

const nameOf = (path: AreaPath): string => areaLabel(path[path.length - 1]?.name ?? '');

/** Joins area names, the nearest first: "Kota Bandung, Jawa Barat". */
const placeOf = (path: AreaPath): string =>
  [...path]
    .reverse()
    .map(({ name }) => areaLabel(name))
    .join(', ');

/** Returns the areas below some paths (two levels with `deep`), and whether more may still arrive. */
const useAreas = (areas: Areas, paths: readonly AreaPath[], deep: boolean, code = '') => {
  const [state, setState] = useState<{ key: string; found: readonly AreaPath[]; busy: boolean }>();
  const asked = JSON.stringify(paths);
  const key = `${asked} ${deep} ${code}`;

  useEffect(() => {
    return cancellable(async (signal) => {
      let found: readonly AreaPath[] = [];
      for (const path of JSON.parse(asked) as readonly AreaPath[]) {
        const before = found;
        const tell = (more: readonly AreaPath[]) => {
          found = [...before, ...more];
          setState({ key, found, busy: true });
        };
        await findAreas(areas, path, deep, tell, signal);
      }
      if (code !== '') found = await withPostalCode(areas, found, code);
      if (!signal.aborted) setState({ key, found, busy: false });
    });
  }, [areas, asked, deep, code, key]);

  return state?.key === key ? state : { found: [], busy: true };
};

/** Returns the areas below a path that match a text, and whether more may still arrive. */
const useFound = (areas: Areas, path: AreaPath, text: string) => {
  const byCode = isPostalCode(text) && path.length === villageDepth - 1;
  const deep = text.length > 1 && !isPostalCode(text);
  const lists = useAreas(areas, [path], deep, byCode ? text : '');
  const near = matchingAreas(lists.found, text, path.length);
  // The text may name a village before its city; the city's lists are then loaded.
  const isFar = deep && path.length < 2 && !lists.busy && near.length === 0;
  const cities = isFar ? citiesNamed(lists.found, text) : [];
  const below = useAreas(areas, cities, true);
  if (byCode) return lists.busy ? { found: [], busy: true } : lists;
  return near.length > 0 || !isFar
    ? { found: near, busy: lists.busy }
    : { found: matchingAreas(below.found, text, 0), busy: below.busy };
};

/**
 * Renders a search of the areas from the country down to a village, two levels at a time. The village fills the four
 * fields of the address; its postal code follows, as after a choice in the lists.
 */
export const AddressSheet = ({ wizard, group, onClose }: AddressSheetProps) => {
  const areas = useService(Areas);
  const { t } = useTranslation(['sheets', 'common']);
  const search = useRef<HTMLInputElement>(null);
  const [path, setPath] = useState<AreaPath>([]);
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const { found, busy } = useFound(areas, path, text);
  const needsPlace = isPostalCode(text) && path.length < villageDepth - 1;

  const isChosen = useRef(false);
  // Runs after the closing dialog has restored the focus.
  useEffect(
    () => () => {
      const street = document.getElementById(fieldId(`${group}.address`));
      const opener = document.querySelector<HTMLElement>('[data-opens="address-search"] button');
      (isChosen.current ? street : opener)?.focus();
    },
    [group],
  );

  const choose = (village: AreaPath) => {
    for (const [at, level] of areaLevels.entries())
      wizard.change(`${group}.${level}`, village[at]?.name ?? '');
    void areas.show(areaNames(group, wizard.state$.value.answers));
    isChosen.current = true;
    onClose();
  };
  const goTo = (next: AreaPath) => {
    if (next.length === villageDepth) return choose(next);
    setPath(next);
    setTyped('');
    search.current?.focus();
  };
  const status = needsPlace
    ? t('search.codeLater')
    : found.length > 0
      ? ''
      : t(busy ? 'search.reading' : path.length < 2 ? 'search.noCity' : 'search.none');

  // Rendered outside of the page, because a search box is not a field of the page's form.
  return createPortal(
    <Sheet title={t('search.title')} close={t('common:close')} onClose={onClose} first={search}>
      <SearchField
        label={t(path.length < 2 ? 'search.city' : 'search.village')}
        hint={path.length > 0 ? t('search.in', { place: placeOf(path) }) : undefined}
        value={typed}
        onChange={setTyped}
        ref={search}
      />
      <div className="pick">
        <ul>
          {found.slice(0, mostShown).map((it) => (
            <li key={it.map(({ id }) => id).join()}>
              <button
                type="button"
                className="pick__option pick__option--place"
                onClick={() => goTo(it)}
              >
                {nameOf(it)}
                {it.length > 1 && <span className="pick__detail">{placeOf(it.slice(0, -1))}</span>}
              </button>
            </li>
          ))}
          {path.length > 0 && (
            <li>
              <button type="button" className="pick__option" onClick={() => goTo([])}>
                {t('search.again')}
              </button>
            </li>
          )}
        </ul>
        <p className="pick__status" role="status">
          {status}
        </p>
      </div>
    </Sheet>,
    document.body,
  );
};
