import { useTranslation } from 'react-i18next';
import { Config } from '../../../domain/config/config';
import { useService } from '../../hooks/services';
import { Button } from '../../kit/button';
import type { Signing } from './use-signing';

interface SignActionsProps {
  readonly signing: Signing;
  /** Opens the agreement. */
  readonly onRead: () => void;
}

/** Renders the button that signs, with what it means; after a lost response, only actions that cannot sign twice. */
export const SignActions = ({ signing, onRead }: SignActionsProps) => {
  const { t } = useTranslation('contracts');
  const { idempotencyKeys } = useService(Config).values;
  const { state, sign, check } = signing;
  if (state.kind === 'unknown')
    return (
      <>
        {idempotencyKeys && (
          <Button action="primary" onClick={sign}>
            {t('unsure.again')}
          </Button>
        )}
        <Button
          action={idempotencyKeys ? 'secondary' : 'primary'}
          look={idempotencyKeys ? 'secondary' : 'primary'}
          onClick={check}
        >
          {t('unsure.check')}
        </Button>
      </>
    );
  return (
    <>
      <p>{t('binds')}</p>
      <Button action="primary" busy={state.kind === 'sending'} onClick={sign}>
        {t('sign')}
      </Button>
      <Button action="secondary" look="secondary" onClick={onRead}>
        {t('open')}
      </Button>
    </>
  );
};
