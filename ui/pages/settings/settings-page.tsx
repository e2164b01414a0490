import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isFirstLoad, latestValue } from '../../../domain/kernel/loadable';
import { clientVersion } from '../../../domain/config/config';
import { ROUTES } from '../../../domain/navigation/routes';
import { ErrorReporter } from '../../../domain/ports/error-reporter';
import { Navigator } from '../../../domain/ports/navigator';
import { Session } from '../../../domain/session/session';
import { type Toggle, togglesCall, ToggleSetting } from '../../../domain/settings/toggle-setting';
import { AppPage } from '../../app/app-page';
import { DisplayGroups } from '../../app/display-groups';
import { useFailureDialog } from '../../app/use-failure-dialog';
import { useService } from '../../hooks/services';
import { useFailures } from '../../hooks/use-failures';
import { useQuery } from '../../hooks/use-query';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { Column, Columns } from '../../kit/columns';
import { Held } from '../../kit/held';
import { Skeleton } from '../../kit/skeleton';
import { SkeletonCard, SkeletonRows } from '../../kit/skeleton-parts';
import { Switch } from '../../kit/switch';
import { RulesCard } from './rules-card';

/** Renders the display settings, the user's toggles, as the server lists them (spec §4, §8), the rules, and the logout. */
export const SettingsPage = () => {
  const { t, i18n } = useTranslation(['settings', 'common']);
  const reporter = useService(ErrorReporter);
  const settings = useService(ToggleSetting);
  const navigator = useService(Navigator);
  const session = useService(Session);
  const showFailure = useFailureDialog();
  const state = useQuery(settings);

  // Spec §8: an empty or failed list opens a dialog; closing it goes back.
  useFailures(settings.state$, (failure) =>
    showFailure(failure, {
      onClose: () => navigator.back(),
      again: () => void settings.load(),
    }),
  );

  const change = async ({ feature }: Toggle, enabled: boolean) => {
    const result = await settings.set(feature, enabled);
    if (!result.ok) showFailure(result.error);
  };

  const logOut = () => {
    // Leave the page before ending the session; otherwise the guard stores it as the next login's target.
    navigator.go(ROUTES.authLogout.path);
    session.end('person');
  };

  const toggles = latestValue(state);
  // A user cannot agree to a change that the page cannot explain (decision 9).
  const known = toggles?.filter(({ feature }) => i18n.exists(`settings:features.${feature}.label`));
  const hasUnknown = toggles?.length !== known?.length;
  useEffect(() => {
    if (!hasUnknown) return;
    const message = 'answer spelled otherwise';
    reporter.capture({ kind: 'drift', message, where: togglesCall, field: '*.feature' });
  }, [reporter, hasUnknown]);

  return (
    <AppPage wide>
      <Columns>
        <Column>
          <Card title={t('common:display.label')}>
            <DisplayGroups />
          </Card>
          <RulesCard />
        </Column>
        <Column>
          {known ? (
            known.length > 0 && (
              <Card title={t('toggles')}>
                {known.map((toggle) => (
                  <Switch
                    key={toggle.feature}
                    label={t(`features.${toggle.feature}.label`, { defaultValue: '' })}
                    hint={t(`features.${toggle.feature}.hint`, { defaultValue: '' }) || undefined}
                    checked={toggle.enabled}
                    onChange={(enabled) => void change(toggle, enabled)}
                  />
                ))}
              </Card>
            )
          ) : (
            <Skeleton label={t('common:loading')}>
              <SkeletonCard>
                <SkeletonRows count={4} />
              </SkeletonCard>
            </Skeleton>
          )}
          {hasUnknown && <p className="page__note">{t('others')}</p>}
          <Held isHeld={isFirstLoad(state)}>
            <Button action="secondary" look="quiet" onClick={logOut}>
              {t('common:logOut')}
            </Button>
            <p className="page__note">{t('version', { version: clientVersion })}</p>
          </Held>
        </Column>
      </Columns>
    </AppPage>
  );
};
