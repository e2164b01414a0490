import { useTranslation } from 'react-i18next';
import { isPlace, type RouteId, ROUTES } from '../../domain/navigation/routes';
import { useTableMessages } from '../hooks/use-table-messages';

/** Returns the title of a page once its messages are loaded; a place's name, which is its title, is always there. */
export const useKnownTitle = (id: RouteId): string | undefined => {
  const { i18n } = useTranslation();
  const titleOf = useTableMessages();
  const known = isPlace(id) ? [`places.${id}`] : [];
  const names = [`${ROUTES[id].area}:titles.${id}`, ...known].filter((it) => i18n.exists(it));
  return names.length > 0 ? titleOf(names) : undefined;
};
