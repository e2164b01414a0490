import { useEffect, useState } from 'react';
import { Applications, guardStatus } from '../../../domain/application/applications';
import { type ApplicationPage, goesOnTo } from '../../../domain/application/pages';
import { Navigator } from '../../../domain/ports/navigator';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';

/** Goes on by itself when the page does not fit the status (decisions, "Access and redirects"). */
export const useFitting = (page: ApplicationPage): void => {
  const navigator = useService(Navigator);
  const status = guardStatus(useLive(useService(Applications).application$));
  const [arrivedWith] = useState(status);
  const to = status && goesOnTo(page, status, arrivedWith);
  useEffect(() => {
    if (to !== undefined) navigator.go(to, { replace: true });
  }, [navigator, to]);
};
