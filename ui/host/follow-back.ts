import type { Live } from '../../domain/kernel/live';
import { singleFlight } from '../../domain/async/single-flight';
import { HostShell } from '../../domain/ports/host-shell';
import { NativeBridge } from '../../domain/ports/native-bridge';
import { Navigator } from '../../domain/ports/navigator';
import { Back } from '../app/back';
import { Notifications } from '../app/notifications';
import type { Services } from '../hooks/services';
import { backStep } from './back-steps';
import { isCovered, onCovering, uncover } from './cover';
import { hostMessages } from './host-messages';

/**
 * Makes the host's back button and the header's the same step, reports to the host whether the step stays in the app,
 * and closes the webview if it does not (decision 30).
 */
export const followBack = (services: Services): void => {
  const [back, notifications] = [services.get(Back), services.get(Notifications)];
  const [shell, bridge] = [services.get(HostShell), services.get(NativeBridge)];
  const navigator = services.get(Navigator);

  const next = () =>
    backStep({
      covered: isCovered(document),
      page: back.page$.value,
      hasBefore: navigator.hasBefore,
      unsaved: back.unsaved$.value,
    });

  const close = singleFlight(async (): Promise<void> => {
    const { left } = navigator.place$.value;
    const { kind } = await bridge.close();
    // If the host cannot be closed, the page goes back as in a browser, unless the user has left the page.
    if (kind !== 'ok' && !left.aborted && back.page$.value !== 'none') back.step();
  });

  const ask = (): void => {
    const messages = hostMessages(services);
    notifications.ask({
      title: messages('leave.title'),
      body: messages('leave.body'),
      primary: { label: messages('leave.close'), run: () => void close() },
      secondary: { label: messages('leave.stay') },
    });
  };

  const steps = { uncover: () => uncover(document), step: () => back.step(), ask, close };
  back.use(() => void steps[next()]());
  shell.backs$.subscribe(() => back.press());

  const tell = () => shell.setCanGoBack(next() !== 'close');
  const changing: readonly Live<unknown>[] = [back.page$, back.unsaved$, navigator.place$];
  for (const it of changing) it.subscribe(tell);
  onCovering(document, tell);
};
