import { useTranslation } from 'react-i18next';
import { codeOf } from '../../domain/kernel/failure';
import { Notice } from '../kit/notice';
import { SupportCode } from '../app/support-code';
import type { WizardNavigation } from './use-wizard';

interface NotSavedProps {
  readonly navigation: WizardNavigation;
  /** Label of the main action, which tries again. */
  readonly button: string;
}

/** Reports that the newest save failed, and that nothing typed is lost. */
export const NotSaved = ({ navigation: { state }, button }: NotSavedProps) => {
  const { t } = useTranslation('form');
  const { saveFailure } = state;
  if (!saveFailure || state.saving) return null;
  return (
    <Notice tone="warn" role="status" title={t('unsaved.title')}>
      <p>{t('unsaved.body', { button })}</p>
      <SupportCode code={codeOf(saveFailure)} />
    </Notice>
  );
};
