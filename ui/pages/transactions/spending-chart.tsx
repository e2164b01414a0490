import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { recentChart } from '../../../domain/transactions/month-chart';
import { HiddenAmounts } from '../../format/hidden-amounts';
import { useFormat } from '../../format/use-format';
import { useLanguage } from '../../hooks/use-language';
import { useMedia } from '../../hooks/use-media';
import { LaterChart, SpendingFigure } from './spending-figure';
import { chartTexts, highScreen } from './month-texts';

interface SpendingChartProps {
  readonly chart: ReturnType<typeof recentChart>;
  /** The month that the list was last moved to. */
  readonly chosen: string | undefined;
  readonly onChoose: (month: string) => void;
}

/** Renders the purchases of the recent months as columns with an axis, or when they appear. A press jumps to a month. */
export const SpendingChart = ({ chart, chosen, onChoose }: SpendingChartProps) => {
  const { t } = useTranslation('transactions');
  const format = useFormat();
  const language = useLanguage();
  const isHidden = useContext(HiddenAmounts) !== undefined;
  const isHigh = useMedia(highScreen);
  if (!chart || isHidden || !isHigh) return null;
  if (chart === 'later') return <LaterChart />;
  const texts = chart === 'notLoaded' ? undefined : chartTexts(chart, t, format, language, chosen);
  return <SpendingFigure texts={texts} chosen={chosen} onChoose={onChoose} />;
};
