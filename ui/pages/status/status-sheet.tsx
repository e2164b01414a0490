import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ok } from '../../../domain/kernel/result';
import { Navigator } from '../../../domain/ports/navigator';
import { AppPage } from '../../app/app-page';
import { Notices } from '../../app/notices';
import { useService } from '../../hooks/services';
import { Button } from '../../kit/button';
import { Skeleton, SkeletonCard, SkeletonLine } from '../../kit/skeleton';
import { StatusBody } from './status-body';
import { type Question, sharedWords, type Shown, type StatusAction } from './status-view';
import { useWaiting } from './use-waiting';

export interface StatusSheetProps<Action extends string> {
  readonly shown: Shown<Action>;
  readonly actions: Readonly<Record<Exclude<Action, 'check'>, StatusAction>>;
  /** What a page that waits asks, and the button `check`. */
  readonly question?: Question | undefined;
  /** The question is under way without anybody having pressed. */
  readonly asking?: boolean | undefined;
  readonly back?: 'none' | undefined;
}

const nothing: Question = async () => ok(true);

/** The one component behind every picture, sentence and button: why, what next, when, and one action. */
export const StatusSheet = <Action extends string>(props: StatusSheetProps<Action>) => {
  const { shown, actions, question = nothing, asking = false, back } = props;
  const { t, i18n } = useTranslation();
  const navigator = useService(Navigator);
  const notices = useService(Notices);
  const [pressed, setPressed] = useState<Action>();
  // Known at once, and not only when it is shown: presses may come faster than that.
  const underWay = useRef(new Set<string>());
  const onward = shown && 'onward' in shown ? shown.onward : undefined;
  const view = shown && !('onward' in shown) ? shown : undefined;
  const shared = sharedWords(view?.words ?? '');
  const waiting = useWaiting(view?.polls === true, question, () =>
    notices.toast(t(`${shared}asking.unchanged`)),
  );

  useEffect(() => {
    if (onward !== undefined) navigator.go(onward, { replace: true });
  }, [navigator, onward]);

  if (!view)
    return (
      <AppPage back={back}>
        <Skeleton label={t('common:loading')}>
          <SkeletonCard>
            <SkeletonLine width="long" />
            <SkeletonLine width="half" />
          </SkeletonCard>
        </Skeleton>
      </AppPage>
    );

  const every: Readonly<Record<string, StatusAction>> = {
    ...actions,
    check: { run: waiting.check, busy: waiting.busy || asking },
  };
  const button = (name: Action | 'check', action: 'primary' | 'secondary') => {
    const { run, busy = false, look } = every[name] as StatusAction;
    const press = async () => {
      if (underWay.current.has(name)) return;
      underWay.current.add(name);
      setPressed(name as Action);
      try {
        await run();
      } finally {
        setPressed(undefined);
        underWay.current.delete(name);
      }
    };
    return (
      <Button
        action={action}
        look={look}
        busy={busy || pressed === name}
        onClick={() => void press()}
      >
        {t([`${shared}actions.${name}`, `common:${name}`])}
      </Button>
    );
  };
  const { picture: Picture, headline: Headline, words, primary, secondary } = view;
  return (
    <AppPage
      back={back}
      title={i18n.exists(`${words}.title`) ? t(`${words}.title`) : undefined}
      headline={Headline && <Headline />}
      picture={<Picture />}
      actions={
        <>
          {button(primary, 'primary')}
          {secondary !== undefined && button(secondary, 'secondary')}
        </>
      }
    >
      <StatusBody view={view} waiting={waiting} />
    </AppPage>
  );
};
