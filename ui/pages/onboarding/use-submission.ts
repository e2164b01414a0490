import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Applications } from '../../../domain/application/applications';
import { type Applying, SubmitApplication } from '../../../domain/application/submit-application';
import type { Sending } from '../../../domain/async/send-once';
import { Notifications } from '../../app/notifications';
import { useFailureDialog } from '../../app/use-failure-dialog';
import { useNextPages } from '../../app/use-next-pages';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { useVisit } from '../../hooks/use-visit';
import { useGpp } from './use-gpp';
import type { Onboarding } from './use-onboarding';

/** Result of a submission that was not simply accepted. */
export type SubmissionOutcome =
  | { readonly phase: 'notAllowed' }
  /** The answer was lost: the status is polled until it shows the result, or until a timeout. */
  | { readonly phase: 'checking' }
  | { readonly phase: 'unclear' }
  /** The lender failed without a reason. */
  | { readonly phase: 'failed'; readonly code: string };

type Refused = Extract<Sending<void>, { readonly kind: 'refused' }>;

const messageOf = ({ failure }: Refused): string | undefined =>
  failure.kind === 'api' ? failure.message : undefined;

/** Returns whether the server sent neither a code nor a message. */
const isBare = ({ failure }: Refused): boolean =>
  failure.kind === 'api' && failure.code === undefined && failure.message === undefined;

const endedOf = (sending: Sending<void>): SubmissionOutcome | undefined => {
  if (sending.kind === 'checking') return { phase: 'checking' };
  if (sending.kind === 'unknown') return { phase: 'unclear' };
  if (sending.kind !== 'refused') return undefined;
  if (sending.code === 'AFI_USER_NOT_ALLOWED') return { phase: 'notAllowed' };
  return isBare(sending) ? { phase: 'failed', code: sending.code } : undefined;
};

/** Submits the application, and returns the result to show. */
export const useSubmission = ({ wizard, product }: Onboarding) => {
  const { t } = useTranslation(['form', 'common']);
  const available = useGpp()?.eligible === true;
  const submitApplication = useService(SubmitApplication);
  const applications = useService(Applications);
  const notifications = useService(Notifications);
  const showFailure = useFailureDialog();
  const visit = useVisit();
  const nextPages = useNextPages();
  const sending = useLive(submitApplication.state$);
  const ended = endedOf(sending);
  useLayoutEffect(() => submitApplication.reset(), [submitApplication]);

  const application: Applying = {
    wizard,
    flow: product.flow,
    terms: product.terms,
    body: (extras, made) => product.submission(extras, available, made),
  };

  const submit = async (): Promise<void> => {
    if (!(await nextPages.load(() => void submit()))) return;
    const end = await submitApplication.press(application);
    if (end.kind === 'failed') showFailure(end.failure, { retry: () => void submit() });
    if (end.kind !== 'refused' || endedOf(end)) return;
    notifications.ask({
      title: t('terms.refused'),
      body: messageOf(end) ?? t('common:generic.error.message'),
      code: end.code,
      primary: { label: t('common:close') },
    });
  };

  /** Checks the status by hand. If another status belongs to another page, the guard redirects. */
  const check = async (): Promise<void> => {
    if (ended?.phase === 'unclear') return void submitApplication.check(application);
    const now = await applications.refresh();
    const again = () => void check();
    if (!now.ok) showFailure(now.error, { retry: again, again });
    else if (!visit.aborted) notifications.toast(t('ends.unchanged'));
  };

  const busy = nextPages.loading || sending.kind === 'sending' || sending.kind === 'done';
  return { ended, busy, submit, check };
};
