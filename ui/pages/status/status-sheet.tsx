import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wait } from '../../../domain/async/watched';
import { Navigator } from '../../../domain/ports/navigator';
import { AppPage } from '../../app/app-page';
import type { PageBack } from '../../app/back';
import { Notifications } from '../../app/notifications';
import { useService } from '../../hooks/services';
import { useTableMessages } from '../../hooks/use-table-messages';
import { Art } from '../../illustrations/art';
import { Button } from '../../kit/button';
import { Skeleton } from '../../kit/skeleton';
import { SkeletonCard, SkeletonLine } from '../../kit/skeleton-parts';
import { StatusBody } from './status-body';
import { sharedMessages, type Shown, type StatusAction, type StatusActions } from './status-view';
import { useGoingOn } from './use-going-on';
import { useStatusPolling } from './use-status-polling';

export interface StatusSheetProps<Action extends string> {
  readonly shown: Shown<Action>;
  /** An action that is `undefined` has no button. */
  readonly actions: StatusActions<Exclude<Action, 'check'>>;
  /** Poll of a waiting page, also for the button `check`. */
  readonly wait?: Wait | undefined;
  /** Whether a request is running that no press started. */
  readonly asking?: boolean | undefined;
  readonly back?: PageBack;
  /** The shape of the page, where it usually has no picture, for the time in which nothing is known. */
  readonly shape?: ReactNode;
  /** Below the sentence: how far things are. */
  readonly progress?: ReactNode;
  /** Below the buttons. */
  readonly footer?: ReactNode;
}

type NamedAction = readonly [string, StatusAction];

/** Renders every status page: a picture, why, what is next, when, and its buttons. */
export const StatusSheet = <Action extends string>(props: StatusSheetProps<Action>) => {
  const { shown, actions, wait, asking = false, back, shape, progress, footer } = props;
  const { t, i18n } = useTranslation();
  const statusMessage = useTableMessages();
  const navigator = useService(Navigator);
  const notifications = useService(Notifications);
  const [pressed, setPressed] = useState<string>();
  // A ref, because a second press may come before the next render.
  const underWay = useRef(new Set<string>());
  const onward = shown && 'onward' in shown ? shown.onward : undefined;
  const view = shown && !('onward' in shown) ? shown : undefined;
  const shared = sharedMessages(view?.messages ?? '');
  const unchecked = `${shared}outcome.check`;
  const waiting = useStatusPolling(
    view?.polls === true,
    wait,
    () => notifications.toast(statusMessage(`${shared}asking.unchanged`)),
    i18n.exists(unchecked) ? statusMessage(unchecked) : undefined,
  );

  const every: Readonly<Record<string, StatusAction | undefined>> = {
    ...actions,
    check: { run: waiting.check, busy: waiting.busy || asking },
  };
  useGoingOn(view?.goesOn === true, () => void every[view?.primary ?? '']?.run());

  // A toast is about the earlier state; it would contradict the next page, and cover it.
  const messages = view?.messages;
  useEffect(() => () => notifications.dropToast(), [notifications, messages]);

  useEffect(() => {
    if (onward !== undefined) navigator.go(onward, { replace: true });
  }, [navigator, onward]);

  if (!view)
    return (
      <AppPage back={back} picture={shape === undefined ? <Art /> : undefined}>
        <Skeleton label={t('loading')}>
          {shape ?? (
            <SkeletonCard>
              <SkeletonLine width="long" />
              <SkeletonLine width="half" />
            </SkeletonCard>
          )}
        </Skeleton>
      </AppPage>
    );

  const button = ([name, { run, busy = false, look }]: NamedAction) => {
    const press = async () => {
      if (underWay.current.has(name)) return;
      underWay.current.add(name);
      setPressed(name);
      try {
        await run();
      } finally {
        setPressed(undefined);
        underWay.current.delete(name);
      }
    };
    return (
      <Button
        key={name}
        action={name === main ? 'primary' : 'secondary'}
        look={look ?? (view.polls ? (name === main ? 'secondary' : 'quiet') : undefined)}
        busy={busy || pressed === name}
        onClick={() => void press()}
      >
        {statusMessage([`${shared}actions.${name}`, `common:${name}`])}
      </Button>
    );
  };
  const { picture: Picture, headline: Headline, primary, secondary = primary } = view;
  const buttons = [...new Set([primary, secondary])].flatMap((name): NamedAction[] => {
    const action = every[name];
    return action ? [[name, action]] : [];
  });
  const [main] = buttons[0] ?? [];
  const drawn = buttons[1]?.[1].look === 'primary' ? [...buttons].reverse() : buttons;
  return (
    <AppPage
      back={back}
      title={
        i18n.exists(`${view.messages}.title`) ? statusMessage(`${view.messages}.title`) : undefined
      }
      headline={Headline && <Headline />}
      picture={<Picture />}
      actions={drawn.length > 0 ? drawn.map(button) : undefined}
      below={footer}
    >
      <StatusBody view={view} waiting={waiting} progress={progress} />
    </AppPage>
  );
};
