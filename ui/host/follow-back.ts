import { combine, derive } from '../../domain/kernel/live';
import { singleFlight } from '../../domain/kernel/single-flight';
import { HostShell } from '../../domain/ports/host-shell';
import { NativeBridge } from '../../domain/ports/native-bridge';
import { Navigator } from '../../domain/ports/navigator';
import { Back } from '../app/back';
import { Notices } from '../app/notices';
import { ScreenLoader } from '../app/screen-loader';
import type { Services } from '../hooks/services';
import { backStep } from './back-steps';
import { covered, uncover } from './cover';

/**
 * Makes the host's back and the header's the same step, tells the host whether there is one, and closes the webview
 * where there is none (bridge rule 6).
 */
export const followBack = (services: Services): void => {
  const [back, notices] = [services.get(Back), services.get(Notices)];
  const [shell, bridge] = [services.get(HostShell), services.get(NativeBridge)];
  const navigator = services.get(Navigator);
  const { i18n } = services.get(ScreenLoader);
  const step$ = combine(
    [covered(document), back.page$, back.unsaved$, navigator.place$],
    (isCovered, page, unsaved) =>
      backStep({ covered: isCovered, page, unsaved, hasBefore: navigator.hasBefore }),
  );

  const close = singleFlight(async (): Promise<void> => {
    const { key } = navigator.place$.value;
    const { kind } = await bridge.close();
    // A host that cannot be closed leaves the way a browser has; who has gone on meanwhile is not taken back.
    const isStill = navigator.place$.value.key === key && back.page$.value !== 'none';
    if (kind !== 'ok' && isStill) back.step();
  });

  const ask = (): void =>
    notices.ask({
      title: i18n.t('host:leave.title'),
      body: i18n.t('host:leave.body'),
      primary: { label: i18n.t('host:leave.close'), run: () => void close() },
      secondary: { label: i18n.t('host:leave.stay') },
    });

  const steps = { uncover: () => uncover(document), step: () => back.step(), ask, close };
  back.press = () => void steps[step$.value]();
  shell.backs$.subscribe(() => back.press());

  const canGoBack$ = derive(step$, (step) => step !== 'close');
  // A host that turned up late has heard nothing yet.
  combine([canGoBack$, bridge.ready$], (can, ready) => ({ can, ready })).subscribe(({ can }) =>
    shell.setCanGoBack(can),
  );
};
