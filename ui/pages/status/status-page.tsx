import type { RouteId } from '../../../domain/navigation/routes';
import { useRoute } from '../../app/route-context';
import { StatusSheet, type StatusSheetProps } from './status-sheet';
import type { StatusRow } from './status-view';

/** What an area supplies for its pages of a picture, a sentence and a button. */
export interface StatusArea<Route extends RouteId, Details, Action extends string> {
  /** Content of each page, as a pure function of the area's details. */
  readonly rows: Readonly<Record<Route, StatusRow<Details, Action>>>;
  /** A hook that returns the details, the buttons' actions, and the poll of a waiting page. */
  readonly useArea: (
    route: Route,
  ) => { readonly details: Details } & Omit<StatusSheetProps<Action>, 'shown'>;
}

/** Returns the page component for all rows of an area. */
export const statusPage = <Route extends RouteId, Details, Action extends string>({
  rows,
  useArea,
}: StatusArea<Route, Details, Action>) => {
  const StatusPage = () => {
    // Only routes in the area's rows show this page (src/areas/).
    const route = useRoute() as Route;
    const { details, ...rest } = useArea(route);
    return <StatusSheet shown={rows[route](details)} {...rest} />;
  };
  return StatusPage;
};
