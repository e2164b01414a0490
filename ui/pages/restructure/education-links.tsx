import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../../domain/navigation/routes';
import type { Offer } from '../../../domain/restructure/offer';
import { InAppLink } from '../../app/in-app-link';
import { AboutDiscount } from './about-discount';
import '../../kit/text-link.css';

const pages = ['restructureEducation1', 'restructureEducation2'] as const;

/** Renders what explains the splitting of a bill: its discount, and links to pages about its cost and effects. */
export const EducationLinks = ({ offer }: { readonly offer: Offer }) => {
  const { t } = useTranslation('restructure');
  return (
    <div className="education-links">
      <AboutDiscount offer={offer} />
      {pages.map((id) => (
        <InAppLink key={id} className="text-link" to={ROUTES[id].path}>
          {t(`titles.${id}`)}
        </InAppLink>
      ))}
    </div>
  );
};
