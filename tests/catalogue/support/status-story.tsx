import type { RouteId } from '../../../domain/navigation/routes';
import { RouteContext } from '../../../ui/app/route-context';
import { useFormat } from '../../../ui/format/use-format';
import { StatusSheet } from '../../../ui/pages/status/status-sheet';
import type { StatusAction, StatusRow } from '../../../ui/pages/status/status-view';

/** The time of the stories: 15 January 2026, 10:00 in Jakarta. */
export const now = Date.UTC(2026, 0, 15, 3);

const nothing: StatusAction = { run: () => undefined };

/** Returns the story of one row of a status page, with the page for `details`; its buttons do nothing. */
export const statusStory = <Details,>(
  route: RouteId,
  row: StatusRow<Details, string>,
  details: Details,
) => {
  const StatusStory = () => {
    const format = useFormat();
    const shown = row({ ...details, format });
    if (!shown || 'onward' in shown) throw new Error(`${route} shows no page with these details`);
    const names = [shown.primary, shown.secondary ?? shown.primary];
    return (
      <RouteContext value={route}>
        <StatusSheet
          shown={shown}
          actions={Object.fromEntries(names.map((name) => [name, nothing]))}
        />
      </RouteContext>
    );
  };
  return StatusStory;
};
