import { useTranslation } from 'react-i18next';
import { Config } from '../../../domain/session/config';
import { useService } from '../../hooks/services';
import { Button } from '../../kit/button';
import type { Signed } from './use-signing';

interface SignActionsProps {
  readonly of: Signed;
  /** Opens what is to be signed. */
  readonly onRead: () => void;
}

/** The signature with what it means beside it; after a lost answer, only what cannot sign twice. */
export const SignActions = ({ of, onRead }: SignActionsProps) => {
  const { t } = useTranslation('contracts');
  const { idempotencyKeys } = useService(Config).values;
  const { signing, sign, check } = of;
  if (signing.kind === 'unsure')
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
      <Button action="primary" busy={signing.kind === 'signing'} onClick={sign}>
        {t('sign')}
      </Button>
      <Button action="secondary" look="secondary" onClick={onRead}>
        {t('open')}
      </Button>
    </>
  );
};
