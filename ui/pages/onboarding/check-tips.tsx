import { useTranslation } from 'react-i18next';
import type { IdentityFlow } from '../../../domain/kyc/identity-flow';
import { Card } from '../../kit/card';
import { Notice } from '../../kit/notice';
import { Points } from './points';

const tips = ['card', 'face', 'camera'] as const;

interface CheckTipsProps {
  readonly flow: IdentityFlow;
  /** A check was made already. */
  readonly made: boolean;
  /** The person closed the last one before its end. */
  readonly cancelled: boolean;
}

/** What an identity check takes, before it is begun. */
export const CheckTips = ({ flow, made, cancelled }: CheckTipsProps) => {
  const { t } = useTranslation('form');
  return (
    <>
      {cancelled && <Notice role="status">{t('check.cancelled')}</Notice>}
      {made ? (
        <Notice tone="good">{t(flow === 'REKYC' ? 'check.sentRekyc' : 'check.sent')}</Notice>
      ) : (
        <>
          <p>{t('check.lead')}</p>
          <Card title={t('check.prepare')}>
            <Points of="check.tips" ids={tips} />
          </Card>
        </>
      )}
    </>
  );
};
