import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { useHelp } from '../../app/use-help';
import { useService } from '../../hooks/services';
import { HelpIcon } from '../../icons/icon';
import { AgreementIcon, FeeIcon, TermsIcon } from '../../icons/later-icons';
import { Card } from '../../kit/card';
import { Row, Rows } from '../../kit/rows';

const pages = [
  ['agreement', 'transactionsAgreement', AgreementIcon],
  ['fees', 'homeAboutFee', FeeIcon],
  ['terms', 'terms', TermsIcon],
] as const;

/** Renders the ways to what the user agreed to, what it costs, and the help. */
export const RulesCard = () => {
  const { t } = useTranslation(['settings', 'common']);
  const navigator = useService(Navigator);
  const help = useHelp();
  return (
    <Card title={t('rules.title')}>
      <Rows>
        {pages.map(([name, id, Icon]) => (
          <Row
            key={name}
            start={<Icon small />}
            title={t(`rules.${name}`)}
            onClick={() => navigator.go(ROUTES[id].path)}
          />
        ))}
        {help && <Row start={<HelpIcon small />} title={t('common:help')} onClick={help} />}
      </Rows>
    </Card>
  );
};
