import { useTranslation } from 'react-i18next';
import { Bills } from '../../../domain/bills/bills';
import type { Plan } from '../../../domain/restructure/plan';
import { staysDue } from '../../../domain/restructure/stays-due';
import { useFormat } from '../../format/use-format';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { Notice } from '../../kit/notice';
import { SkeletonLine } from '../../kit/skeleton-parts';

/** Renders how much of the bills becomes instalments, and that the rest stays due. */
export const SplitScope = ({ plan }: { readonly plan: Plan | undefined }) => {
  const { t } = useTranslation('restructure');
  const format = useFormat();
  const state = useLive(useService(Bills).of('CURRENT').state$);
  // A skeleton keeps the room while the figures load.
  if (!plan)
    return (
      <Notice>
        <SkeletonLine size="headline" width="long" />
      </Notice>
    );
  if (plan.principal === undefined) return null;
  const { principal } = plan;
  const left = staysDue(state.phase === 'ready' ? state.value : undefined, plan);
  return (
    <Notice>
      {[
        t('scope.split', { amount: format.rupiah(principal) }),
        left === undefined
          ? t('scope.rest')
          : left > 0 && t('scope.left', { left: format.rupiah(left) }),
      ]
        .filter(Boolean)
        .join(' ')}
    </Notice>
  );
};
