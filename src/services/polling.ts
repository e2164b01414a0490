import { Clock } from '../../domain/ports/clock';
import { HostInfo } from '../../domain/ports/host-info';
import { named, part } from '../wiring/service';

/** Dependencies of a poll: the clock, and whether the app is visible. */
export const polling = named({
  clock: Clock,
  visible$: part([HostInfo], ({ visible$ }) => visible$),
});
