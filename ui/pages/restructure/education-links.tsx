import { useTranslation } from 'react-i18next';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { ROUTES } from '../../../domain/navigation/routes';
import { TextLink } from '../../kit/text-link';

interface EducationLinkProps {
  readonly id: 'restructureEducation1' | 'restructureEducation2';
}

const EducationLink = ({ id }: EducationLinkProps) => {
  const { t } = useTranslation('restructure');
  const { path } = ROUTES[id];
  const [href, follow] = [useHref(path), useLinkClickHandler<HTMLAnchorElement>(path)];
  return (
    <TextLink href={href} onClick={follow}>
      {t(`titles.${id}`)}
    </TextLink>
  );
};

/** What it is to split a bill, and what it costs and changes. */
export const EducationLinks = () => (
  <div className="education-links">
    <EducationLink id="restructureEducation1" />
    <EducationLink id="restructureEducation2" />
  </div>
);
