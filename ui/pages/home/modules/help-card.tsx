import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomeModule } from '../../../../domain/home/read-home';
import type { HomeItem } from '../../../../domain/home/ways';
import { ROUTES } from '../../../../domain/navigation/routes';
import { Navigator } from '../../../../domain/ports/navigator';
import { useService } from '../../../hooks/services';
import { Card } from '../../../kit/card';
import { Row, Rows } from '../../../kit/rows';
import { SettingsIcon } from '../../../icons/icon';
import type { CoachMark } from '../notices/coach-mark';
import { useModule } from './module';
import { iconOf, iconOfModule } from './way-icon';

interface HelpCardProps {
  /** Modules that explain or help. */
  readonly help: readonly HomeModule[];
  readonly settings: HomeItem | undefined;
  readonly Mark: typeof CoachMark | undefined;
}

/** Renders a row for a module, if it has a text besides its items, and one for each item. */
const ModuleRows = ({ module, Mark }: Pick<HelpCardProps, 'Mark'> & { module: HomeModule }) => {
  const { heading, way, items } = useModule(module);
  const { text } = module;
  const Icon = iconOfModule(module);
  return (
    <>
      {(way ?? text) !== undefined && (
        <Row start={<Icon small />} title={heading} detail={text} onClick={way} />
      )}
      {items.map(({ item, open }, at) => {
        const { id, product, title = product ?? '', text: detail, link } = item;
        const ItemIcon = iconOf(link);
        return (
          <Fragment key={id ?? at}>
            <Row start={<ItemIcon small />} title={title} detail={detail} onClick={open} />
            {Mark && product !== undefined && <Mark product={product} title={title} />}
          </Fragment>
        );
      })}
    </>
  );
};

/** Renders everything that explains or helps, and the settings where no shortcut opens them, in one card. */
export const HelpCard = ({ help, settings, Mark }: HelpCardProps) => {
  const { t } = useTranslation('overview');
  const navigator = useService(Navigator);
  if (help.length === 0 && !settings) return null;
  const { product, title = product ?? t('shortcuts.settings') } = settings ?? {};
  return (
    <Card title={help.length === 0 ? undefined : t(settings ? 'help.all' : 'help.title')}>
      <Rows>
        {help.map((module, at) => (
          <ModuleRows key={module.id ?? `${module.type}${at}`} module={module} Mark={Mark} />
        ))}
        {settings && (
          <>
            <Row
              start={<SettingsIcon small />}
              title={title}
              onClick={() => navigator.go(ROUTES.homeSettings.path)}
            />
            {Mark && product !== undefined && <Mark product={product} title={title} />}
          </>
        )}
      </Rows>
    </Card>
  );
};
