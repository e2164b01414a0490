import { EmptyBillsArt } from '../../../ui/illustrations/empty-bills-art';
import { Button } from '../../../ui/kit/button';
import { EmptyState } from '../../../ui/kit/empty-state';
import { Loader } from '../../../ui/kit/loader';
import { Notice } from '../../../ui/kit/notice';
import { RetryCard } from '../../../ui/kit/retry-card';
import { Skeleton } from '../../../ui/kit/skeleton';
import { SkeletonCard, SkeletonLine, SkeletonRows } from '../../../ui/kit/skeleton-parts';
import { StatusChip } from '../../../ui/kit/status-chip';
import { Toast } from '../../../ui/kit/toast';
import { story } from '../support/story';

export default { title: 'Kit/Feedback' };

export const Notices = story((say) => {
  const title = say('Tagihanmu lewat jatuh tempo', 'Your bill is overdue');
  const text = say('Bayar hari ini supaya denda tidak bertambah.', 'Pay today so no fee is added.');
  return (['info', 'good', 'warn', 'bad'] as const).map((tone) => (
    <Notice key={tone} tone={tone} title={title}>
      {text}
    </Notice>
  ));
});

export const Chips = story((say) => {
  return (['neutral', 'info', 'good', 'warn', 'bad'] as const).map((tone) => (
    <p key={tone}>
      <StatusChip tone={tone}>{say('Segera jatuh tempo', 'Due soon')}</StatusChip>
    </p>
  ));
});

export const ToastBelow = story((say) => (
  <Toast toast={{ id: 1, text: say('Perubahan tersimpan', 'Changes saved') }} />
));

export const Retry = story((say) => (
  <RetryCard
    title={say('Riwayat belum bisa dibuka', 'The history could not be opened')}
    body={say('Coba lagi sebentar lagi.', 'Please try again in a moment.')}
    retry={say('Coba lagi', 'Try again')}
    onRetry={() => undefined}
  />
));

export const Nothing = story((say) => (
  <EmptyState
    picture={<EmptyBillsArt />}
    title={say('Tidak ada tagihan', 'No bills')}
    action={<Button look="secondary">{say('Lihat riwayat', 'See the history')}</Button>}
  >
    <p>{say('Semua sudah lunas.', 'Everything is paid.')}</p>
  </EmptyState>
));

export const Waiting = story((say) => (
  <Skeleton label={say('Memuat', 'Loading')}>
    <SkeletonCard>
      <SkeletonLine width="half" />
      <SkeletonLine size="headline" width="long" />
      <SkeletonRows count={3} />
    </SkeletonCard>
  </Skeleton>
));

export const FullScreen = story((say) => <Loader label={say('Memuat', 'Loading')} look="screen" />);

export const Veil = story((say) => (
  <>
    <p>{say('Halaman di bawahnya', 'The page below')}</p>
    <Loader label={say('Memuat', 'Loading')} look="overlay" />
  </>
));
