import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Applications } from '../../../domain/application/applications';
import { SubmitApplication } from '../../../domain/application/submit-application';
import type { Failure } from '../../../domain/kernel/failure';
import { Storage } from '../../../domain/ports/storage';
import { Tracking } from '../../../domain/ports/tracking';
import { STORED } from '../../../domain/session/stored';
import { event } from '../../../domain/tracking/event';
import { newest, WORDINGS } from '../../../domain/tracking/wordings';
import { Notifications } from '../../app/notifications';
import { useFailureDialog } from '../../app/use-failure-dialog';
import { useService } from '../../hooks/services';
import { useOneAtATime } from '../../hooks/use-one-at-a-time';
import { useStillHere } from '../../hooks/use-still-here';
import { useGpp } from './use-gpp';
import type { Onboarding } from './use-onboarding';
import { useStatusPoll } from './use-status-poll';

/** What became of a submission that did not simply arrive. */
export type Ended =
  | { readonly phase: 'notAllowed' }
  /** The answer was lost: the status is asked until it tells, or until that took too long. */
  | { readonly phase: 'checking' }
  | { readonly phase: 'unclear' }
  /** The lender failed and named no reason. */
  | { readonly phase: 'failed'; readonly code: string };

type SubmissionState = { readonly phase: 'open' } | { readonly phase: 'sending' } | Ended;

/** Sends the application once, and finds out what became of it. */
export const useSubmission = ({ wizard, product }: Onboarding) => {
  const { t } = useTranslation('form');
  const available = useGpp()?.eligible === true;
  const [submitApplication, applications] = [
    useService(SubmitApplication),
    useService(Applications),
  ];
  const [storage, tracking] = [useService(Storage), useService(Tracking)];
  const notifications = useService(Notifications);
  const showFailure = useFailureDialog();
  const [state, setState] = useState<SubmissionState>({ phase: 'open' });
  const { run } = useOneAtATime();
  const isStillHere = useStillHere();
  useStatusPoll(state.phase === 'checking', (moved) => {
    if (moved) wizard.forget();
    else setState({ phase: 'unclear' });
  });

  const broken = (failure: Failure): SubmissionState => {
    showFailure(failure, { retry: () => void submit() });
    return { phase: 'open' };
  };

  const send = async (): Promise<SubmissionState> => {
    storage.write(STORED.termsAccepted, true);
    storage.write(STORED.onboardingType, product.flow);
    tracking.track(
      event('terms_accepted', product.terms, { textVersion: newest(WORDINGS.application) }),
    );
    const saved = await wizard.saveNow();
    if (!saved.ok) return broken(saved.error);
    const outcome = await submitApplication.submit(
      product.submission(
        wizard.state$.value.extras,
        available,
        storage.read(STORED.onekycSubmissionUuid),
      ),
    );
    if (outcome.kind === 'submitted') {
      wizard.forget();
      return { phase: 'sending' };
    }
    if (outcome.kind === 'notAllowed') return { phase: 'notAllowed' };
    if (outcome.kind === 'unknown') return { phase: 'checking' };
    if (outcome.kind === 'failed') return broken(outcome.failure);
    const { code, message } = outcome;
    // A bare status is no code of its own: without words nobody can say more about it.
    if (message === undefined && code.startsWith('HTTP_')) return { phase: 'failed', code };
    notifications.ask({
      title: t('terms.refused'),
      body: `${message ?? t('common:generic.error.message')} [${code}]`,
      primary: { label: t('common:close') },
    });
    return { phase: 'open' };
  };

  const submit = (): Promise<void> =>
    run(async () => {
      let next: SubmissionState = { phase: 'open' };
      setState({ phase: 'sending' });
      try {
        next = await send();
      } finally {
        setState(next);
      }
    });

  /** Asks for the status by hand. Where another one leads, the guard goes. */
  const check = async (): Promise<void> => {
    if (state.phase === 'unclear') return setState({ phase: 'checking' });
    const now = await applications.refresh();
    if (!now.ok) showFailure(now.error, { retry: () => void check() });
    else if (isStillHere()) notifications.toast(t('form:ends.unchanged'));
  };

  return { state, submit, check };
};
