import { useEffect, useState } from 'react';
import { Applications } from '../../../domain/application/applications';
import { awaitDecision } from '../../../domain/application/await-decision';
import type { Instant } from '../../../domain/kernel/instant';
import { Clock } from '../../../domain/ports/clock';
import { HostFacts } from '../../../domain/ports/host-facts';
import { useFailureDialog } from '../../app/use-failure-dialog';
import { useService } from '../../hooks/services';

interface Decision {
  /** When the server last answered. */
  readonly checkedAt: Instant | undefined;
  /** Nobody asks by itself any more. */
  readonly gaveUp: boolean;
  readonly busy: boolean;
  /** Asks by hand. */
  readonly check: () => void;
}

/** Waits for the decision; the page moves on by its status. `unchanged` is told when asking by hand found none. */
export const useDecision = (unchanged: () => void): Decision => {
  const applications = useService(Applications);
  const clock = useService(Clock);
  const { visible$ } = useService(HostFacts);
  const showFailure = useFailureDialog();
  const [checkedAt, setCheckedAt] = useState<Instant>();
  const [gaveUp, setGaveUp] = useState(false);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    const heard = () => setCheckedAt(clock.now());
    void awaitDecision(applications, clock, visible$, heard, leaving.signal).then((end) =>
      setGaveUp(end === 'gaveUp'),
    );
    return () => leaving.abort();
  }, [applications, clock, visible$]);

  const check = async () => {
    setBusy(true);
    const answer = await applications.refresh();
    setBusy(false);
    if (!answer.ok) return showFailure(answer.error, { retry: () => void check() });
    setCheckedAt(clock.now());
    if (answer.value.status === 'SUBMITTED') unchanged();
  };

  return { checkedAt, gaveUp, busy, check: () => void check() };
};
