import { useTranslation } from 'react-i18next';
import { type Partner, partnerGroups } from '../../../domain/partners/partners';
import { Card } from '../../kit/card';
import { Column } from '../../kit/columns';
import { Row, Rows } from '../../kit/rows';
import { Monogram } from '../../widgets/monogram';

interface PartnerGroupsProps {
  readonly partners: readonly Partner[];
  readonly opener: (partner: Partner) => (() => void) | undefined;
}

/** Renders shops, then billers, each in a column; an empty group is not shown. */
export const PartnerGroups = ({ partners, opener }: PartnerGroupsProps) => {
  const { t } = useTranslation('partner');
  const groups = partnerGroups(partners);
  const shown = (['shops', 'billers'] as const).filter((name) => groups[name].length > 0);
  return shown.map((name) => (
    <Column key={name}>
      <Card title={t(name)}>
        <Rows>
          {groups[name].map((partner, at) => (
            <Row
              key={partner.id ?? at}
              start={<Monogram name={partner.name ?? ''} category={partner.category} />}
              title={partner.name}
              detail={t(`categories.${partner.category}`, { defaultValue: '' }) || undefined}
              onClick={opener(partner)}
            />
          ))}
        </Rows>
      </Card>
    </Column>
  ));
};
