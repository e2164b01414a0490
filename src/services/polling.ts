import { Clock } from '../../domain/ports/clock';
import { HostInfo } from '../../domain/ports/host-info';
import { Ids } from '../../domain/ports/ids';
import { named, part } from '../wiring/service';

/** Dependencies of a poll: the clock, whether the app is visible, and random numbers. */
export const polling = named({
  clock: Clock,
  random: part([Ids], (ids) => () => ids.random()),
  visible$: part([HostInfo], ({ visible$ }) => visible$),
});
