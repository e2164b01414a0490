import { useTranslation } from 'react-i18next';
import { Bills } from '../../../domain/bills/bills';
import type { Plan } from '../../../domain/restructure/plan';
import { staysDue } from '../../../domain/restructure/stays-due';
import { useFormat } from '../../format/use-format';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { said } from '../../kit/said';

/** Renders that the bills which a plan leaves stay due, and how much that is; nothing if it leaves none. */
export const StaysDue = ({ plan }: { readonly plan: Plan }) => {
  const { t } = useTranslation('restructure');
  const format = useFormat();
  const state = useLive(useService(Bills).of('CURRENT').state$);
  const left = staysDue(state.phase === 'ready' ? state.value : undefined, plan);
  if (plan.principal === undefined || left === 0) return null;
  return (
    <p>
      {said(left === undefined ? t('scope.rest') : t('scope.left', { left: format.rupiah(left) }))}
    </p>
  );
};
