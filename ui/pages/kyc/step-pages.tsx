import { useTranslation } from 'react-i18next';
import type { RouteId } from '../../../domain/navigation/routes';
import type { Walk } from '../../forms/use-wizard';
import { WizardPage } from '../../forms/wizard-page';
import { useKyc } from './use-kyc';

/** The headings of each step, and the field each stands before. */
const headings = {
  kycStep2: { reach: 'personalInfo.email', self: 'personalInfo.gender' },
  kycStep3: {
    job: 'workInfo.jobIndustry',
    place: 'workInfo.companyName',
    income: 'workInfo.monthlyIncome',
  },
  address: { area: 'residentialInfo.province', street: 'residentialInfo.address' },
} as const;

const useSections = (step: keyof typeof headings) => {
  const { t } = useTranslation('kyc');
  return Object.entries(headings[step]).map(([id, from]) => ({ title: t(`sections.${id}`), from }));
};

/** Step 2: personal info. */
export const PersonalPage = () => {
  const { t } = useTranslation('kyc');
  const sections = useSections('kycStep2');
  return (
    <WizardPage walk={useKyc()} summary="kycStep6" sections={sections} lead={t('leads.personal')} />
  );
};

/** Step 3: work info. */
export const WorkPage = () => {
  const { t } = useTranslation('kyc');
  const sections = useSections('kycStep3');
  return (
    <WizardPage walk={useKyc()} summary="kycStep6" sections={sections} lead={t('leads.work')} />
  );
};

interface AddressFormProps {
  readonly walk: Walk;
  readonly next?: RouteId;
}

/** Step 4 where it has nothing to confirm yet. */
export const AddressForm = (props: AddressFormProps) => {
  const { t } = useTranslation('kyc');
  const sections = useSections('address');
  return <WizardPage {...props} summary="kycStep6" sections={sections} lead={t('leads.address')} />;
};

/** The address editor, which step 4 opens and gets the address back from. */
export const AddressEditorPage = () => <AddressForm walk={useKyc()} next="kycStep4" />;

/** Step 5: the emergency contact. */
export const ContactPage = () => {
  const { t } = useTranslation('kyc');
  return (
    <WizardPage
      walk={useKyc()}
      summary="kycStep6"
      sections={[]}
      beside={<p>{t('leads.contact')}</p>}
    />
  );
};
