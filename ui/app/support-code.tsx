import { useTranslation } from 'react-i18next';
import '../kit/page.css';

interface SupportCodeProps {
  readonly code: string;
}

/** Renders the code of a failure in small print, for the user to quote to support. */
export const SupportCode = ({ code }: SupportCodeProps) => {
  const { t } = useTranslation();
  return (
    <p className="page__note">
      {t('supportCode')} <bdi className="page__code">{code}</bdi>
    </p>
  );
};
