import { Fragment, type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoanOutcome } from '../../../../domain/application/products';
import type { HomeData } from '../../../../domain/home/read-home';
import { homeParts, isRow } from '../../../../domain/home/modules';
import { LenderLine } from '../../../app/lender-line';
import { usePlacesBar } from '../../../app/places-bar';
import { Card } from '../../../kit/card';
import { Held } from '../../../kit/held';
import { Rows } from '../../../kit/rows';
import { Latest } from '../latest/latest';
import type { CoachMark } from '../notices/coach-mark';
import { Banner } from './banner';
import { HelpCard } from './help-card';
import { LoanRow } from './loan-row';
import { Module, ModuleRow } from './module';
import { Shortcuts } from './shortcuts';

interface ModulesProps {
  /** Absent if home could not be loaded; the app's own shortcuts are shown in any case. */
  readonly home: HomeData | undefined;
  readonly closed: boolean;
  /** Address of the page's main action. */
  readonly next: string | undefined;
  readonly Mark: typeof CoachMark | undefined;
}

const useParts = ({ home, closed, next }: ModulesProps) => {
  const { t } = useTranslation('overview');
  const placesShown = usePlacesBar();
  const nameOf = (way: 'bills' | 'history' | 'limit' | 'settings') => t(`shortcuts.${way}`);
  return { placesShown, ...homeParts(home, { closed, placesShown, next, nameOf }) };
};

/** Renders the shortcuts where no bar shows the places. */
export const Ways = (props: ModulesProps) => {
  const { shortcuts } = useParts(props);
  return <Shortcuts {...shortcuts} isBare Mark={props.Mark} />;
};

interface RestProps extends ModulesProps {
  /** Whether the values are old while new ones load. */
  readonly stale: boolean;
  /** State of a loan that was requested as well. */
  readonly loan: LoanOutcome | undefined;
  /** Whether nothing of the limit is used now. */
  readonly isUnused: boolean;
  /** What is due later, if the offers come before it. */
  readonly coming: ReactNode;
  /** Whether what is above may still move. */
  readonly isHeld: boolean;
}

interface Part {
  readonly key: string;
  /** Whether it is one row, which shares a card with the rows next to it. */
  readonly isRow: boolean;
  readonly content: ReactNode;
}

/** Returns the parts in order, with each run of rows as one list. */
const inRuns = (parts: readonly Part[]): readonly (readonly Part[])[] =>
  parts.reduce<readonly (readonly Part[])[]>((runs, part) => {
    const last = runs[runs.length - 1];
    return part.isRow && last?.[0]?.isRow
      ? [...runs.slice(0, -1), [...last, part]]
      : [...runs, [part]];
  }, []);

/** Renders the latest transactions, missing shortcuts, then the server's modules in its order, each destination once. */
export const Rest = (props: RestProps) => {
  const { home, stale, loan, isUnused, coming, isHeld, Mark } = props;
  const { t } = useTranslation('overview');
  const { placesShown, shortcuts, settings, banner, modules, help } = useParts(props);
  const [isLatestSettled, setLatestSettled] = useState(false);
  const onSettled = useCallback(() => setLatestSettled(true), []);
  const parts: readonly Part[] = [
    ...(loan === 'PROCESSING' ? [{ key: 'loan', isRow: true, content: <LoanRow /> }] : []),
    ...(banner && (banner.title || banner.text)
      ? [{ key: 'banner', isRow: true, content: <Banner banner={banner} /> }]
      : []),
    ...modules.map((module, at) => ({
      key: module.id ?? `${module.type}${at}`,
      isRow: isRow(module),
      content: isRow(module) ? (
        <ModuleRow module={module} />
      ) : (
        <Module module={module} stale={stale} Mark={Mark} />
      ),
    })),
  ];
  const latest = home && <Latest keepsRoom={!isUnused} isHeld={isHeld} onSettled={onSettled} />;
  const offers = (
    <>
      {placesShown && shortcuts.items.length > 0 && <Shortcuts {...shortcuts} Mark={Mark} />}
      {inRuns(parts).map((run) => {
        const content = run.map((it) => <Fragment key={it.key}>{it.content}</Fragment>);
        return run[0]?.isRow ? (
          <Card key={run[0].key} title={run.length > 1 ? t('forYou') : undefined}>
            <Rows>{content}</Rows>
          </Card>
        ) : (
          content
        );
      })}
    </>
  );
  return (
    <>
      {/* A user who uses nothing of the limit probably has no transactions. */}
      {isUnused && offers}
      {coming}
      {latest}
      <Held isHeld={home !== undefined && !isLatestSettled}>
        {!isUnused && offers}
        <HelpCard help={help} settings={settings} Mark={Mark} />
        <LenderLine />
      </Held>
    </>
  );
};
