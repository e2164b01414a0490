import { AlertDialog } from '../../../ui/kit/alert-dialog';
import { Button } from '../../../ui/kit/button';
import { Sheet } from '../../../ui/kit/sheet';
import { SidePane } from '../../../ui/kit/side-pane';
import { TextSheet } from '../../../ui/kit/text-sheet';
import { story } from '../support/story';

export default { title: 'Kit/Dialogs' };

const close = () => undefined;

export const Failure = story((say) => (
  <AlertDialog
    title={say('Ada gangguan', 'Something went wrong')}
    body={say('Coba lagi sebentar lagi.', 'Please try again in a moment.')}
    note={
      <p className="page__note">{say('Kode untuk bantuan:', 'Code for support:')} [HTTP_503]</p>
    }
    primary={{ label: say('Coba lagi', 'Try again'), onPress: close }}
    secondary={{ label: say('Tutup', 'Close'), onPress: close }}
    onClose={close}
  />
));

export const BottomSheet = story((say) => (
  <Sheet
    title={say('Cara membayar', 'How to pay')}
    close={say('Tutup', 'Close')}
    onClose={close}
    action={<Button action="primary">{say('Pakai virtual account', 'Use the account')}</Button>}
    more={<Button look="quiet">{say('Nanti saja', 'Not now')}</Button>}
  >
    <p>{say('Bayar dari bank mana pun.', 'Pay from any bank.')}</p>
  </Sheet>
));

export const BesideItsList = story((say) => (
  <SidePane
    title={say('Tagihan November', 'November bill')}
    close={say('Tutup', 'Close')}
    onClose={close}
    action={<Button action="primary">{say('Bayar', 'Pay')}</Button>}
  >
    <p>{say('Jatuh tempo 30 November 2026', 'Due 30 November 2026')}</p>
  </SidePane>
));

export const TextToCopy = story((say) => (
  <TextSheet
    title={say('Bagikan struk', 'Share the receipt')}
    lead={say('Salin teks ini.', 'Copy this text.')}
    text="Warung Bu Sari · Rp45.000"
    copy={say('Salin', 'Copy')}
    copied={say('Tersalin', 'Copied')}
    failed={say('Tekan lama untuk menyalin', 'Press and hold to copy')}
    close={say('Tutup', 'Close')}
    onCopy={() => Promise.resolve(true)}
    onClose={close}
  />
));
