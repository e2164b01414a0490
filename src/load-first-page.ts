import type { Container } from 'inversify';
import { filter, firstValueFrom } from 'rxjs';
import { second } from '../domain/kernel/instant';
import { withTimeout } from '../domain/async/with-timeout';
import { RouteGuard } from '../domain/guard/route-guard';
import { routeAt } from '../domain/navigation/routes';
import { Clock } from '../domain/ports/clock';
import { Preferences } from '../domain/visit/preferences';
import { ScreenLoader } from '../ui/app/screen-loader';
import { countEarlierLoads } from '../ui/hooks/use-query';
import { SessionServices } from './session-services';

/** How long the first render waits for responses that the document has requested, in milliseconds. */
const patience = 250;

/**
 * Loads the page that the guard admits, and what it reads when it opens. Most responses arrive before the code, so the
 * page renders once with them instead of as a skeleton first. From `/`, the guard leads a known user to another page.
 */
export const loadFirstPage = async (container: Container): Promise<void> => {
  const clock = container.get(Clock);
  const loader = container.get(ScreenLoader);
  const { state$ } = container.get(RouteGuard);
  await withTimeout(clock, { deadline: patience }, async (signal) => {
    const decided$ = state$.pipe(
      filter(({ decision: { kind } }) => kind !== 'wait' && kind !== 'go'),
    );
    const { place, decision } = await firstValueFrom(decided$);
    if (decision.kind !== 'stay' || signal.aborted) return;
    countEarlierLoads(clock.sleep(second, place.left));
    const id = routeAt(place.path);
    await loader.load(id, container.get(Preferences).language$.value);
    const services = container.get(SessionServices).current$.value;
    await loader.loadData(id, services, place.query);
  });
};
