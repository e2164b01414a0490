import { useTranslation } from 'react-i18next';
import type { IdentityFlow } from '../../../domain/kyc/identity-flow';
import { Card } from '../../kit/card';
import { Notice } from '../../kit/notice';
import { Points } from './points';

const tips = ['check.tips.card', 'check.tips.face', 'check.tips.camera'] as const;

interface CheckTipsProps {
  readonly flow: IdentityFlow;
  /** Whether a check already exists. */
  readonly made: boolean;
  /** Whether the last check was cancelled. */
  readonly cancelled: boolean;
}

/** Renders what the user needs for an identity check. */
export const CheckTips = ({ flow, made, cancelled }: CheckTipsProps) => {
  const { t } = useTranslation(['form', 'common']);
  return (
    <>
      {cancelled && <Notice role="status">{t('check.cancelled')}</Notice>}
      {made ? (
        <Notice tone="good">
          {flow === 'REKYC'
            ? t('check.sentRekyc', { button: t('common:continue') })
            : t('check.sent')}
        </Notice>
      ) : (
        <>
          <p>{t('check.lead')}</p>
          <Card title={t('check.prepare')}>
            <Points points={tips} />
          </Card>
        </>
      )}
    </>
  );
};
