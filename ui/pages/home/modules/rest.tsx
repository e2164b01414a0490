import { useTranslation } from 'react-i18next';
import type { LoanOutcome } from '../../../../domain/application/products';
import type { HomeData } from '../../../../domain/home/read-home';
import { homeParts } from '../../../../domain/home/modules';
import { ROUTES } from '../../../../domain/navigation/routes';
import { Navigator } from '../../../../domain/ports/navigator';
import { LenderLine } from '../../../app/lender-line';
import { usePlacesBar } from '../../../app/places-bar';
import { useService } from '../../../hooks/services';
import { RowCard } from '../../../kit/row-card';
import { Banner } from './banner';
import { LoanCard } from './loan-card';
import type { CoachMark } from '../notices/coach-mark';
import { Module } from './module';
import { Shortcuts } from './shortcuts';

interface RestProps {
  /** Absent if home could not be loaded; the app's own shortcuts are shown in any case. */
  readonly home: HomeData | undefined;
  readonly closed: boolean;
  /** Whether the values are old while new ones load. */
  readonly stale: boolean;
  /** State of a loan that was requested as well. */
  readonly loan: LoanOutcome | undefined;
  /** Address of the page's main action. */
  readonly next: string | undefined;
  readonly Mark: typeof CoachMark | undefined;
}

/** Renders shortcuts, then the server's modules in its order, each destination once. */
export const Rest = ({ home, closed, stale, loan, next, Mark }: RestProps) => {
  const { t } = useTranslation('overview');
  const navigator = useService(Navigator);
  const placesShown = usePlacesBar();
  const nameOf = (way: 'bills' | 'history' | 'limit' | 'settings') => t(`shortcuts.${way}`);
  const { shortcuts, settings, banner, modules } = homeParts(home, {
    closed,
    placesShown,
    next,
    nameOf,
  });
  return (
    <>
      {shortcuts.items.length > 0 && <Shortcuts {...shortcuts} Mark={Mark} />}
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
      {settings && (
        <RowCard
          title={settings.title ?? nameOf('settings')}
          onClick={() => navigator.go(ROUTES.homeSettings.path)}
        />
      )}
      <LenderLine />
    </>
  );
};
