import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { searchPartners } from '../../../domain/partners/partners';
import { AppPage } from '../../app/app-page';
import { EmptyTransactionsArt } from '../../illustrations/empty-transactions-art';
import { Columns } from '../../kit/columns';
import { EmptyState } from '../../kit/empty-state';
import { SearchField } from '../../kit/search-field';
import { PartnerGroups } from './partner-groups';
import { UnreadPartners } from './unread-partners';
import { usePartners } from './use-partners';

/** Renders every partner where the credit can be spent; billers are a separate group (spec §9). */
export const PartnersPage = () => {
  const { t } = useTranslation('partner');
  const { all, failure, load, opener } = usePartners();
  const [wanted, setWanted] = useState('');
  const found = all && searchPartners(all, wanted);
  return (
    <AppPage wide>
      {all && all.length > 0 && (
        <SearchField label={t('search')} value={wanted} onChange={setWanted} />
      )}
      {found ? (
        <Columns>
          <PartnerGroups partners={found} opener={opener} />
        </Columns>
      ) : (
        <UnreadPartners failure={failure} onRetry={load} />
      )}
      <div role="status">
        {all && found?.length === 0 && (
          <EmptyState
            picture={<EmptyTransactionsArt />}
            title={t(all.length === 0 ? 'empty.title' : 'unfound.title')}
          >
            {all.length === 0 ? t('empty.text') : t('unfound.text', { wanted: wanted.trim() })}
          </EmptyState>
        )}
      </div>
    </AppPage>
  );
};
