import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Config } from '../../../domain/config/config';
import type { Step } from '../../../domain/forms/form';
import { AppPage } from '../../app/app-page';
import { WithDraft } from '../../forms/with-draft';
import { useService } from '../../hooks/services';
import { useTableMessages } from '../../hooks/use-table-messages';
import { Card } from '../../kit/card';
import { Row, Rows } from '../../kit/rows';
import { StatusChip } from '../../kit/status-chip';
import { LenderLine } from '../../app/lender-line';
import { LogOutButton } from '../../app/log-out-button';
import { OtherLanguage } from '../../app/other-language';
import { type Point, Points } from './points';
import type { Onboarding } from './use-onboarding';
import '../../forms/forms.css';

interface ApplicationBaseProps {
  readonly onboarding: Onboarding;
  /** Title before the first answer. */
  readonly title: string;
  readonly lead: string;
  /** Steps of the progress, and the completed ones among them. */
  readonly steps: readonly Step[];
  readonly done: readonly Step[];
  /** Whether there are answers, so that the application is resumed. */
  readonly begun: boolean;
  /** What the user prepares before the first answer. */
  readonly needs: readonly Point[];
  /** Content above the progress, such as an offer. */
  readonly children?: ReactNode;
  /** Content below it. */
  readonly below?: ReactNode;
  readonly missing?: ComponentProps<typeof WithDraft>['missing'];
  readonly shown: boolean;
  readonly actions: ReactNode;
}

/** Renders the start of an application, or a draft to resume (spec §4). */
export const ApplicationBase = (props: ApplicationBaseProps) => {
  const { onboarding, steps, done, begun, needs, shown } = props;
  const { t } = useTranslation('form');
  const formMessage = useTableMessages('form');
  const { lender } = useService(Config).values;
  const next = steps.find((step) => !done.includes(step));
  return (
    <AppPage
      title={begun ? t('base.resume.title') : props.title}
      language={!begun && <OtherLanguage />}
      actions={shown && props.actions}
    >
      <WithDraft navigation={onboarding} missing={props.missing} shown={shown}>
        {() => (
          <>
            <p>{begun ? t('base.resume.lead') : props.lead}</p>
            {props.children}
            {begun ? (
              <Card title={t('base.resume.progress', { done: done.length, all: steps.length })}>
                <Rows>
                  {steps.map((step) => (
                    <Row
                      key={step.route}
                      title={formMessage(`cards.${step.route}`)}
                      end={
                        done.includes(step) ? (
                          <StatusChip tone="good">{t('base.resume.done')}</StatusChip>
                        ) : step === next ? (
                          <StatusChip tone="info">{t('base.resume.next')}</StatusChip>
                        ) : undefined
                      }
                    />
                  ))}
                </Rows>
              </Card>
            ) : (
              <Card title={t('base.prepare')}>
                <Points points={needs} />
              </Card>
            )}
            <p className="form-note">
              {t(onboarding.migrated ? 'base.sent.data' : 'base.sent.photos', {
                lender: lender ?? t('base.sent.lender'),
              })}
            </p>
            <p className="form-note">{t('base.kept')}</p>
            {props.below}
            <LenderLine />
            <LogOutButton />
          </>
        )}
      </WithDraft>
    </AppPage>
  );
};
