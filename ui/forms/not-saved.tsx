import { useTranslation } from 'react-i18next';
import { codeOf } from '../../domain/kernel/failure';
import { HostInfo } from '../../domain/ports/host-info';
import { useService } from '../hooks/services';
import { useLive } from '../hooks/use-live';
import { Notice } from '../kit/notice';
import { SupportCode } from '../app/support-code';
import { useIsInDialog } from '../app/use-is-in-dialog';
import type { WizardNavigation } from './use-wizard';

interface NotSavedProps {
  readonly navigation: WizardNavigation;
  /** Label of the main action, which tries again. */
  readonly button: string;
}

/** Reports that the newest save failed, and that nothing typed is lost, unless an open dialog reports it. */
export const NotSaved = ({ navigation: { state }, button }: NotSavedProps) => {
  const { t } = useTranslation('form');
  const { saveFailure } = state;
  const online = useLive(useService(HostInfo).online$);
  const isInDialog = useIsInDialog(saveFailure);
  if (!saveFailure || state.saving || isInDialog) return null;
  return (
    <Notice tone="warn" role="status" title={t('unsaved.title')}>
      <p>{t(online ? 'unsaved.body' : 'unsaved.offline', { button })}</p>
      {online && <SupportCode code={codeOf(saveFailure)} />}
    </Notice>
  );
};
