import { type ReactNode, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { readCode } from '../../../domain/forms/one-time-code';
import { Clock } from '../../../domain/ports/clock';
import { useService } from '../../hooks/services';
import { Button } from '../../kit/button';
import { CodeField } from '../../kit/code-field';
import { fieldId } from '../../kit/field';
import { Form } from '../../kit/form';
import { Sheet } from '../../kit/sheet';
import { useHelp } from '../../app/use-help';
import { useFormat } from '../../format/use-format';
import { usePinField } from './use-pin-field';

/** What the PIN confirms. */
export interface PinRequest {
  /** What is about to be bound, with its amount, dates and consequences; shown beside the button. */
  readonly about: ReactNode;
  /** What the button does, such as "Ubah jadi 6 cicilan". */
  readonly confirm: string;
  /** What the host's own challenge is opened with, when the server gave something for it. */
  readonly token?: string;
}

/** Our own field for the PIN, over the page of the step it confirms. */
export const PinSheet = ({ about, confirm }: PinRequest) => {
  const { t } = useTranslation(['pin', 'fields', 'form', 'common']);
  const format = useFormat();
  const clock = useService(Clock);
  const field = usePinField();
  const openHelp = useHelp();
  const form = useId();
  const close = { close: t('common:close'), onClose: field.close };

  const { state, error, attempt } = field;
  const isTyped = state.kind === 'field';

  // The sheet is there to type in; after a refusal, leaving and entering the field has its error read aloud.
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
        actions={
          <>
            <Button look="primary" onClick={field.close}>
              {t('understood')}
            </Button>
            {openHelp && (
              <Button look="quiet" onClick={openHelp}>
                {t('common:openHelp')}
              </Button>
            )}
          </>
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
      actions={
        <>
          <Button type="submit" form={form} look="primary" busy={isChecking}>
            {confirm}
          </Button>
          <Button look="quiet" onClick={field.close}>
            {t('common:cancel')}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={() => void field.submit()}>
        {about}
        <CodeField
          secret
          name="pin"
          label={t('fields:labels.pin')}
          hint={t('hint')}
          error={error}
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
