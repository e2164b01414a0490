import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PinEnd } from '../../../domain/pin/pin';
import { Button } from '../../kit/button';
import { CodeField } from '../../kit/code-field';
import { ErrorSummary } from '../../kit/error-summary';
import { Form } from '../../kit/form';
import { Sheet } from '../../kit/sheet';
import { useHelp } from '../../app/use-help';
import { usePinField } from './use-pin-field';
import type { PinRequest } from './use-pin';

interface PinSheetProps {
  readonly request: PinRequest;
  /** Nothing can be typed for a while. */
  readonly lock?: Extract<PinEnd, { kind: 'locked' }>;
  readonly end: (end: PinEnd) => void;
}

/** Our own field for the PIN, over the page of the step it confirms. */
export const PinSheet = ({ request: { about, confirm }, lock, end }: PinSheetProps) => {
  const { t } = useTranslation(['pin', 'fields', 'form']);
  const field = usePinField(lock, end);
  const openHelp = useHelp();
  const form = useId();
  const close = { close: t('common:close'), onClose: field.close };

  if (field.over)
    return (
      <Sheet
        title={t(`${field.over.kind}.title`)}
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
          {t(`${field.over.kind}.${field.over.messageKey}`, field.over.values ?? {})}
        </p>
      </Sheet>
    );

  const { error, attempt } = field;
  return (
    <Sheet
      title={t('title')}
      {...close}
      actions={
        <>
          <Button type="submit" form={form} look="primary" busy={field.busy}>
            {confirm}
          </Button>
          <Button look="quiet" onClick={field.close}>
            {t('common:cancel')}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={() => void field.submit()}>
        {error !== undefined && (
          <ErrorSummary
            title={t('form:refused')}
            errors={[{ name: 'pin', text: error }]}
            attempt={attempt}
          />
        )}
        {about}
        <CodeField
          secret
          name="pin"
          label={t('fields:labels.pin')}
          hint={t('hint')}
          error={error}
          length={6}
          busy={field.busy}
          value={field.typed}
          onChange={field.type}
        />
      </Form>
    </Sheet>
  );
};
