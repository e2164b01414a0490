import { Button } from '../../../ui/kit/button';
import { IconButton } from '../../../ui/kit/icon-button';
import { Reveal } from '../../../ui/kit/reveal';
import { Actions } from '../../../ui/kit/page';
import { CopyIcon } from '../../../ui/icons/later-icons';
import { story } from '../support/story';

export default { title: 'Kit/Actions' };

const press = () => undefined;

export const Buttons = story((say) => {
  const pay = say('Bayar tagihan', 'Pay the bill');
  return (
    <>
      <Button look="primary">{pay}</Button>
      <Button look="secondary">{pay}</Button>
      <Button look="quiet">{pay}</Button>
      <Button look="danger">{say('Keluar dari akun', 'Log out')}</Button>
      <Button look="secondary" compact>
        {say('Lihat', 'See')}
      </Button>
    </>
  );
});

export const BusyAndDisabled = story((say) => (
  <>
    <Button look="primary" busy>
      {say('Kirim pengajuan', 'Send the application')}
    </Button>
    <Button look="primary" disabled>
      {say('Bayar tagihan', 'Pay the bill')}
    </Button>
    <Button look="secondary" busy>
      {say('Cek sekarang', 'Check now')}
    </Button>
  </>
));

export const ActionBar = story((say) => (
  <Actions>
    <Button action="primary">{say('Tandatangani', 'Sign')}</Button>
    <Button action="secondary">{say('Nanti saja', 'Later')}</Button>
  </Actions>
));

export const Icon = story((say) => (
  <IconButton label={say('Salin', 'Copy')} onClick={press}>
    <CopyIcon />
  </IconButton>
));

export const HiddenValue = story((say) => (
  <p>
    <Reveal
      masked="••••••••"
      hidden={say('Disembunyikan', 'Hidden')}
      value="Siti Aminah"
      show={say('Lihat', 'Show')}
      hide={say('Sembunyikan', 'Hide')}
    />
  </p>
));
