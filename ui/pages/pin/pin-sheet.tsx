import { type ReactNode, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { readCode } from '../../../domain/forms/one-time-code';
import { isInApp } from '../../../domain/host/host';
import { HostContext } from '../../../domain/host/host-context';
import { Clock } from '../../../domain/ports/clock';
import { useService } from '../../hooks/services';
import { Button } from '../../kit/button';
import { CodeField } from '../../kit/code-field';
import { fieldId } from '../../kit/field';
import { Form } from '../../kit/form';
import { Sheet } from '../../kit/sheet';
import { SupportCode } from '../../app/support-code';
import { useHelp } from '../../app/use-help';
import { useFormat } from '../../format/use-format';
import { usePinField } from './use-pin-field';

/** A request for the PIN. */
export interface PinRequest {
  /** What the PIN confirms, with its amount, dates and consequences; shown in the sheet. */
  readonly about: ReactNode;
  /** What it means for the user if the PIN cannot be asked for; shown in the dialog. */
  readonly outcome: string;
  /** Label of the button, such as "Ubah jadi 6 cicilan". */
  readonly confirm: string;
  /** Token that opens the host's own challenge, if the server sent one. */
  readonly token?: string;
}

/** Renders the app's own PIN field in a sheet over the page of the step. */
export const PinSheet = ({ about, confirm }: PinRequest) => {
  const { t } = useTranslation(['pin', 'fields', 'form', 'common']);
  const format = useFormat();
  const clock = useService(Clock);
  const { host } = useService(HostContext);
  const field = usePinField();
  const openHelp = useHelp();
  const form = useId();
  const close = { close: t('common:close'), onClose: field.close };

  const { state, error, code, attempt } = field;
  const isTyped = state.kind === 'field';

  // Focuses the field; after a refusal, the focus leaves and returns, so that a screen reader reads the error.
  useEffect(() => {
    if (!isTyped) return;
    const input = document.getElementById(fieldId('pin'));
    if (attempt > 0) input?.blur();
    input?.focus();
  }, [isTyped, attempt]);

  if (state.kind === 'locked' || state.kind === 'lost') {
    const until = state.kind === 'locked' ? state.until : undefined;
    const time = until && format.moment(until, clock.now());
    return (
      <Sheet
        title={t(`${state.kind}.title`)}
        {...close}
        action={
          <Button look="primary" onClick={field.close}>
            {t('understood')}
          </Button>
        }
        more={
          openHelp && (
            <Button look="quiet" onClick={openHelp}>
              {t('common:openHelp')}
            </Button>
          )
        }
      >
        <p role="alert">
          {time === undefined ? t(`${state.kind}.text`) : t('locked.until', { time })}
        </p>
      </Sheet>
    );
  }

  const isChecking = state.kind === 'checking';
  return (
    <Sheet
      title={t('title')}
      {...close}
      action={
        <Button type="submit" form={form} look="primary" busy={isChecking}>
          {confirm}
        </Button>
      }
      more={
        <Button look="quiet" onClick={field.close}>
          {t('common:cancel')}
        </Button>
      }
    >
      <Form id={form} onSubmit={() => void field.submit()}>
        {about}
        <CodeField
          secret
          name="pin"
          label={t('fields:labels.pin')}
          hint={t(isInApp(host) ? 'hintInApp' : 'hint')}
          error={error}
          note={code !== undefined && <SupportCode code={code} />}
          length={6}
          read={(text) => readCode(text, 6)}
          unread={t('form:oneCode', { length: 6 })}
          busy={isChecking}
          value={field.typed}
          onChange={field.type}
        />
      </Form>
    </Sheet>
  );
};
