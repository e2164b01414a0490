import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { minute, second } from '../../../domain/kernel/instant';
import { readCode } from '../../../domain/forms/one-time-code';
import { latestValue } from '../../../domain/kernel/loadable';
import { msUntil } from '../../../domain/async/moment';
import type { OtpState } from '../../../domain/otp/otp-state';
import { Clock } from '../../../domain/ports/clock';
import { Profile } from '../../../domain/session/profile';
import { AppPage } from '../../app/app-page';
import { SupportCode } from '../../app/support-code';
import { useFormat } from '../../format/use-format';
import { useTitlePrefix } from '../../forms/use-title-prefix';
import { useTableMessages } from '../../hooks/use-table-messages';
import { useService } from '../../hooks/services';
import { useQuery } from '../../hooks/use-query';
import { CodeArt } from '../../illustrations/code-art';
import { Button } from '../../kit/button';
import { CodeField } from '../../kit/code-field';
import { ErrorSummary } from '../../kit/error-summary';
import { fieldId } from '../../kit/field';
import { Form } from '../../kit/form';
import { Notice } from '../../kit/notice';
import { Actions } from '../../kit/page';
import { LogOutButton } from '../../app/log-out-button';
import { said } from '../../kit/said';
import { useCountdown } from './use-countdown';
import { useOnward } from '../onboarding/use-onward';
import { useOtpPage } from './use-otp-page';
import '../../forms/forms.css';

/** Returns the text for the number that the code is sent to: its last digits, if the lender reports them. */
const useNumber = (): string => {
  const { t } = useTranslation('otp');
  const masked = latestValue(useQuery(useService(Profile)))?.maskedMobileNumber;
  const digits = /\d{4}$/.exec(masked ?? '')?.[0];
  return digits === undefined
    ? t('number.unknown')
    : // The no-break space keeps the dots and the digits on one line.
      t('number.known', { number: `••••\u00a0${digits}` });
};

/** Focuses the code field after a code was sent, because the button that sent it is gone. */
const useFocusAfterSending = (kind: OtpState['kind']): void => {
  const before = useRef(kind);
  useEffect(() => {
    if (before.current === 'sending' && kind === 'sent')
      document.getElementById(fieldId('otp'))?.focus();
    before.current = kind;
  }, [kind]);
};

type Channel = OtpState['channel'];

const otherThan: Record<Channel, Channel> = { SMS: 'WHATSAPP', WHATSAPP: 'SMS' };

/** The longest wait that is counted in seconds; a longer one shows its end time. */
const longestCount = 10 * minute;

/** Renders the page of the one-time password between an application and its decision (decision 18). */
export const OtpPage = () => {
  const { t } = useTranslation(['otp', 'fields', 'form']);
  const format = useFormat();
  const fieldMessage = useTableMessages('fields');
  const page = useOtpPage();
  const { otp, state, code, attempt, lacking, problem, refusalCode, verifying } = page;
  const wait = useCountdown(state.resendAt);
  const clock = useService(Clock);
  const until = () => {
    if (wait * second <= longestCount) return t('wait', { seconds: wait });
    const now = clock.now();
    const at = now + msUntil(clock, state.resendAt);
    return t('waitUntil', { time: format.moment(at, now) });
  };
  useOnward('applicationProcessing');

  const { channel, kind } = state;
  const isSending = kind === 'sending';
  const sent = kind !== 'idle' && !isSending;
  const isAnswered = sent && state.isSent === true;
  const failedToSend = !sent && problem === 'unknown';
  const beforeField = !sent || problem === 'maybeSent';
  const refused = problem && t(failedToSend ? 'errors.unsent' : `errors.${problem}`);
  const support = problem === 'unknown' && refusalCode !== undefined && (
    <SupportCode code={refusalCode} />
  );
  const error = lacking === undefined ? (beforeField ? undefined : refused) : fieldMessage(lacking);
  const shown = attempt > 0 ? error : undefined;
  useTitlePrefix(shown === undefined ? undefined : t('form:errorPrefix'));

  useFocusAfterSending(kind);

  const number = useNumber();
  const toVerify = sent || code !== '' || wait > 0;
  const send = (to: Channel) => void otp.send(to);
  const again = (
    <>
      {wait > 0 && <p className="form-note">{until()}</p>}
      {toVerify && wait === 0 && (
        <div>
          {([channel, otherThan[channel]] as const).map((to) => (
            <Button key={to} look="quiet" disabled={verifying} onClick={() => send(to)}>
              {t(state.isSent ? 'again' : 'send', { channel: t(`channels.${to}`) })}
            </Button>
          ))}
        </div>
      )}
    </>
  );
  if (kind === 'verified' || kind === 'stuck')
    return (
      <AppPage
        picture={<CodeArt />}
        actions={
          <Button action="primary" busy={kind === 'verified'} onClick={() => otp.follow()}>
            {t('check')}
          </Button>
        }
      >
        <p role="status">{t('verified')}</p>
        {kind === 'stuck' && again}
      </AppPage>
    );

  return (
    <AppPage>
      {!isAnswered && <p>{said(t('lead', { number }))}</p>}
      <div role="status">
        {isAnswered && <p>{said(t('sent', { channel: t(`channels.${channel}`), number }))}</p>}
        {isAnswered && channel === 'SMS' && otp.fillsIn && <p>{t('fillsIn')}</p>}
      </div>
      <Form onSubmit={() => void page.verify()}>
        {shown !== undefined && (
          <ErrorSummary
            title={t('form:refused')}
            errors={[{ name: 'otp', text: shown }]}
            attempt={attempt}
          />
        )}
        {beforeField && refused !== undefined && (
          <Notice tone="warn" role="alert">
            <p>{refused}</p>
            {support}
          </Notice>
        )}
        <CodeField
          name="otp"
          label={t('fields:labels.otp')}
          hint={t('hint', { length: page.length })}
          error={error}
          note={lacking === undefined && support}
          length={page.length}
          read={(text) => readCode(text, page.length)}
          unread={t('form:oneCode', { length: page.length })}
          busy={verifying}
          value={code}
          onChange={page.type}
          onComplete={(full, isFilled) => void page.verify(full, isFilled)}
        />
        {again}
        <LogOutButton />
        <Actions>
          {toVerify ? (
            <Button type="submit" action="primary" busy={verifying || isSending}>
              {t('verify')}
            </Button>
          ) : (
            <>
              <Button action="primary" busy={isSending} onClick={() => send(channel)}>
                {t('send', { channel: t(`channels.${channel}`) })}
              </Button>
              <Button
                action="secondary"
                disabled={isSending}
                onClick={() => send(otherThan[channel])}
              >
                {t('send', { channel: t(`channels.${otherThan[channel]}`) })}
              </Button>
            </>
          )}
        </Actions>
      </Form>
    </AppPage>
  );
};
