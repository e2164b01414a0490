import type { RouteId } from '../../../domain/navigation/routes';
import { useRoute } from '../../app/route-context';
import { StatusSheet, type StatusSheetProps } from './status-sheet';
import type { StatusRow } from './status-view';

/** What an area knows of its pages that are a picture, a sentence and a button. */
export interface StatusArea<Route extends RouteId, Details, Action extends string> {
  /** What each page shows, as a pure function of the area's details. */
  readonly rows: Readonly<Record<Route, StatusRow<Details, Action>>>;
  /** A hook: the details, what the buttons do, and what a page that waits asks. */
  readonly useArea: (
    route: Route,
  ) => { readonly details: Details } & Omit<StatusSheetProps<Action>, 'shown'>;
}

/** The one page behind every row of a status page, made for the rows of an area. */
export const statusPage = <Route extends RouteId, Details, Action extends string>({
  rows,
  useArea,
}: StatusArea<Route, Details, Action>) => {
  const StatusPage = () => {
    // Only routes of the area's rows show this page (src/areas/).
    const route = useRoute() as Route;
    const { details, ...rest } = useArea(route);
    return <StatusSheet shown={rows[route](details)} {...rest} />;
  };
  return StatusPage;
};
