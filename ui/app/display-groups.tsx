import { useTranslation } from 'react-i18next';
import { Preferences, type TextSize, type Theme } from '../../domain/visit/preferences';
import { languages } from '../../domain/kernel/locale';
import { useService } from '../hooks/services';
import { useLive } from '../hooks/use-live';
import { Segments } from '../kit/segments';

const themes: readonly Theme[] = ['light', 'dark', 'auto'];
const amounts = ['shown', 'hidden'] as const;
const data = ['dataAhead', 'dataSaved'] as const;
const sizes: readonly TextSize[] = ['100', '115', '130'];

/** Renders the switches for language, theme, text size, amounts and data. */
export const DisplayGroups = () => {
  const { t } = useTranslation(['settings', 'common']);
  const preferences = useService(Preferences);
  const language = useLive(preferences.language$);
  const theme = useLive(preferences.theme$);
  const size = useLive(preferences.textSize$);
  const isHidden = useLive(preferences.amountsHidden$);
  const savesData = useLive(preferences.savesData$);
  return (
    <>
      <Segments
        label={t('display.language')}
        value={language}
        options={languages.map((value) => ({
          value,
          label: t('common:languageName', { lng: value }),
          lang: value,
        }))}
        onChange={(value) => preferences.setLanguage(value)}
      />
      <Segments
        label={t('display.theme')}
        value={theme}
        options={themes.map((value) => ({ value, label: t(`display.${value}`) }))}
        onChange={(value) => preferences.setTheme(value)}
      />
      <Segments
        label={t('display.text')}
        value={size}
        options={sizes.map((value) => ({ value, label: t(`display.size${value}`) }))}
        onChange={(value) => preferences.setTextSize(value)}
      />
      <Segments
        label={t('display.amounts')}
        value={isHidden ? 'hidden' : 'shown'}
        options={amounts.map((value) => ({ value, label: t(`display.${value}`) }))}
        onChange={(value) => preferences.hideAmounts(value === 'hidden')}
      />
      <Segments
        label={t('display.data')}
        hint={t(savesData ? 'display.dataSavedHint' : 'display.dataAheadHint')}
        value={savesData ? 'dataSaved' : 'dataAhead'}
        options={data.map((value) => ({ value, label: t(`display.${value}`) }))}
        onChange={(value) => preferences.saveData(value === 'dataSaved')}
      />
    </>
  );
};
