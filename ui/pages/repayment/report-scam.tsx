import { useTranslation } from 'react-i18next';
import { Config } from '../../../domain/config/config';
import { useHelp } from '../../app/use-help';
import { useWayTo } from '../../app/use-way-to';
import { useService } from '../../hooks/services';
import { Row } from '../../kit/rows';

/** Renders where a user reports a request to pay elsewhere: the help centre, and the number for complaints. */
export const ReportScam = () => {
  const { t } = useTranslation('repayment');
  const help = useHelp();
  const { complaints } = useService(Config).values;
  const call = useWayTo()(complaints === undefined ? undefined : `tel:${complaints}`);
  return (
    <>
      {help && (
        <Row title={t('account.report.title')} detail={t('account.report.detail')} onClick={help} />
      )}
      {call && (
        <Row
          title={t('account.call.title', { number: complaints })}
          detail={t('account.call.detail')}
          onClick={call}
        />
      )}
    </>
  );
};
