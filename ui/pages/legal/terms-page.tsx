import { useTranslation } from 'react-i18next';
import { Config } from '../../../domain/config/config';
import { AppPage } from '../../app/app-page';
import { useHelp } from '../../app/use-help';
import { useService } from '../../hooks/services';
import { Button } from '../../kit/button';
import { Notice } from '../../kit/notice';
import { Section } from '../../kit/section';
import { LenderFacts } from './lender-facts';

const sections = ['lender', 'limit', 'cost', 'data', 'safety', 'access', 'questions'] as const;

/** Renders the product's terms in plain words; only the agreement itself is binding. */
export const TermsPage = () => {
  const { t } = useTranslation('legal');
  const help = useHelp();
  const { lender, complaints } = useService(Config).values;
  return (
    <AppPage>
      <LenderFacts />
      <Notice>{t('lead')}</Notice>
      {sections.map((it) => (
        <Section key={it} title={t(`sections.${it}.title`)}>
          <p>
            {it === 'lender' && lender !== undefined
              ? t('sections.lender.named', { lender })
              : t(`sections.${it}.body`)}
          </p>
          {it === 'safety' && help && (
            <Button look="secondary" compact onClick={help}>
              {t('sections.safety.report')}
            </Button>
          )}
          {it === 'access' && (
            <p>
              {complaints === undefined
                ? t('sections.access.help')
                : t('sections.access.call', { number: complaints })}
            </p>
          )}
        </Section>
      ))}
    </AppPage>
  );
};
