import { useTranslation } from 'react-i18next';
import type { LoanOutcome } from '../../../../domain/application/products';
import type { HomeData } from '../../../../domain/home/read-home';
import { homeParts } from '../../../../domain/home/modules';
import { LenderLine } from '../../../app/lender-line';
import { usePlacesBar } from '../../../app/places-bar';
import type { CoachMark } from '../notices/coach-mark';
import { Banner } from './banner';
import { HelpCard } from './help-card';
import { LoanCard } from './loan-card';
import { Module } from './module';
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
}

/** Renders the shortcuts that the bar of places lacks, then the server's modules in its order, each destination once. */
export const Rest = (props: RestProps) => {
  const { stale, loan, Mark } = props;
  const { placesShown, shortcuts, settings, banner, modules, help } = useParts(props);
  return (
    <>
      {placesShown && shortcuts.items.length > 0 && <Shortcuts {...shortcuts} Mark={Mark} />}
      {loan === 'PROCESSING' && <LoanCard />}
      {banner && <Banner banner={banner} />}
      {modules.map((module, at) => (
        <Module
          key={module.id ?? `${module.type}${at}`}
          module={module}
          stale={stale}
          Mark={Mark}
        />
      ))}
      <HelpCard help={help} settings={settings} Mark={Mark} />
      <LenderLine />
    </>
  );
};
