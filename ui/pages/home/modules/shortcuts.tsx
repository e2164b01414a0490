import { useTranslation } from 'react-i18next';
import type { HomeParts } from '../../../../domain/home/modules';
import { wayOfItem } from '../../../../domain/home/ways';
import { useWays } from '../../../app/use-way-to';
import { Card } from '../../../kit/card';
import type { CoachMark } from '../notices/coach-mark';
import { Tiles } from './tiles';
import { iconOf } from './way-icon';

type ShortcutsProps = HomeParts['shortcuts'] & {
  /** Without a card and a visible title. */
  readonly isBare?: boolean;
  readonly Mark: typeof CoachMark | undefined;
};

/** Renders the most used links, with an icon each. */
export const Shortcuts = (props: ShortcutsProps) => {
  const { t } = useTranslation('overview');
  const { items, isBare, Mark, title = t('shortcuts.title') } = props;
  const list = (
    <Tiles
      kind="shortcuts"
      label={isBare ? title : undefined}
      items={items}
      opens={useWays(items.map((item) => wayOfItem(item)))}
      pictureOf={({ link }) => {
        const Icon = iconOf(link);
        return <Icon />;
      }}
      Mark={Mark}
    />
  );
  return isBare ? list : <Card title={title}>{list}</Card>;
};
