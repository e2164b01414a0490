import { Clock } from '../../domain/ports/clock';
import { HostInfo } from '../../domain/ports/host-info';
import { named, part } from '../wiring/service';

/** What a poll needs: the clock, and whether the app is at the front. */
export const polling = named({
  clock: Clock,
  visible$: part([HostInfo], ({ visible$ }) => visible$),
});
