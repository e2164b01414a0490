import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../../domain/navigation/routes';
import { InAppLink } from '../../app/in-app-link';
import '../../kit/text-link.css';

const pages = ['restructureEducation1', 'restructureEducation2'] as const;

/** Renders links to the pages about splitting a bill, its cost and its effects. */
export const EducationLinks = () => {
  const { t } = useTranslation('restructure');
  return (
    <div className="education-links">
      {pages.map((id) => (
        <InAppLink key={id} className="text-link" to={ROUTES[id].path}>
          {t(`titles.${id}`)}
        </InAppLink>
      ))}
    </div>
  );
};
