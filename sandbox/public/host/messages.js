/** The texts of the host's own screens, in the host's language. `host` is its name. */
export const messages = {
  id: {
    login: (host) => ({
      title: `Masuk dengan akun ${host}`,
      text: `${host} akan memberi tahu PayLater siapa kamu.`,
      yes: 'Masuk',
      no: 'Batal',
    }),
    capture: {
      title: 'Verifikasi identitas (simulasi)',
      text: 'Di aplikasi asli, kamu memotret KTP dan wajah di sini. Pilih hasilnya:',
      submitted: 'Ambil foto, berhasil',
      rejected: 'Foto ditolak',
      cancelled: 'Batal',
    },
    pin: {
      title: 'Masukkan PIN',
      text: 'PIN yang benar 123456.',
      field: 'PIN',
      yes: 'Lanjut',
      no: 'Batal',
      wrong: (left) =>
        left > 0 ? `PIN salah, sisa ${left} percobaan.` : 'PIN terkunci untuk sementara.',
    },
    payment: (host) => ({
      title: `Pembayaran ${host}`,
      text: `Halaman pembayaran milik ${host}, bukan PayLater.`,
      field: 'Jumlah (Rp)',
      yes: 'Bayar',
      no: 'Tutup',
      paid: 'Pembayaran diterima.',
      back: 'Kembali ke PayLater',
    }),
    link: (host) => ({
      title: `${host} membuka tautan`,
      yes: 'Kembali ke PayLater',
    }),
  },
  en: {
    login: (host) => ({
      title: `Log in with your ${host} account`,
      text: `${host} will tell PayLater who you are.`,
      yes: 'Log in',
      no: 'Cancel',
    }),
    capture: {
      title: 'Identity check (simulated)',
      text: 'In the real app you take pictures of your card and face here. Choose how it ends:',
      submitted: 'Take pictures, accepted',
      rejected: 'Pictures rejected',
      cancelled: 'Cancel',
    },
    pin: {
      title: 'Enter your PIN',
      text: 'The right PIN is 123456.',
      field: 'PIN',
      yes: 'Continue',
      no: 'Cancel',
      wrong: (left) =>
        left > 0
          ? `Wrong PIN, ${left} ${left === 1 ? 'try' : 'tries'} left.`
          : 'The PIN is locked for now.',
    },
    payment: (host) => ({
      title: `${host} payment`,
      text: `This page belongs to ${host}, not to PayLater.`,
      field: 'Amount (Rp)',
      yes: 'Pay',
      no: 'Close',
      paid: 'The payment arrived.',
      back: 'Back to PayLater',
    }),
    link: (host) => ({
      title: `${host} opens a link`,
      yes: 'Back to PayLater',
    }),
  },
};
