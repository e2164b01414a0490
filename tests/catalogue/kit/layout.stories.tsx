import { Amount } from '../../../ui/kit/amount';
import { Card } from '../../../ui/kit/card';
import { Column, Columns } from '../../../ui/kit/columns';
import { DescriptionList } from '../../../ui/kit/description-list';
import { DisplayIcon } from '../../../ui/icons/icon';
import { DisplaySettings } from '../../../ui/kit/display-settings';
import { FoldedCard } from '../../../ui/kit/folded-card';
import { Header } from '../../../ui/kit/header';
import { Held } from '../../../ui/kit/held';
import { Page } from '../../../ui/kit/page';
import { RowCard } from '../../../ui/kit/row-card';
import { Row, Rows } from '../../../ui/kit/rows';
import { Segments } from '../../../ui/kit/segments';
import { StatusChip } from '../../../ui/kit/status-chip';
import { Stepper } from '../../../ui/kit/stepper';
import { Steps } from '../../../ui/kit/steps';
import { story } from '../support/story';

export default { title: 'Kit/Layout' };

const press = () => undefined;

export const Headers = story((say) => {
  const back = { label: say('Kembali', 'Back'), onClick: press };
  const help = { label: say('Bantuan', 'Help'), onClick: press };
  const settings = (
    <DisplaySettings label={say('Tampilan', 'Display')} icon={<DisplayIcon />}>
      <p>…</p>
    </DisplaySettings>
  );
  return (
    <>
      <Header title="PayLater">{settings}</Header>
      <Header back={back} help={help} title="PayLater">
        {settings}
      </Header>
      <Header
        back={back}
        help={help}
        title={<Stepper text={say('Langkah 2 dari 6', 'Step 2 of 6')} step={2} steps={6} />}
      />
    </>
  );
});

export const WholePage = story((say) => (
  <Page
    route="/repayment/bill-list"
    title={say('Tagihan', 'Bills')}
    header={<Header title="PayLater" />}
  >
    <Card title={say('Tagihan ini', 'This bill')}>
      <Amount value={680_000} size="headline" />
    </Card>
  </Page>
));
WholePage.parameters = { layout: 'fullscreen' };

export const TwoColumns = story((say) => (
  <Columns>
    <Column>
      <Card title={say('Tagihan ini', 'This bill')}>
        <Amount value={680_000} size="headline" />
      </Card>
    </Column>
    <Column>
      <RowCard title={say('Cara membayar', 'How to pay')} onClick={press} />
    </Column>
  </Columns>
));

export const Cards = story((say) => (
  <>
    <Card
      title={say('Tagihan berikutnya', 'Next bill')}
      aside={<StatusChip tone="warn">{say('Segera jatuh tempo', 'Due soon')}</StatusChip>}
    >
      <Amount value={680_000} size="headline" />
      <p>{say('Jatuh tempo 30 November 2026', 'Due 30 November 2026')}</p>
    </Card>
    <FoldedCard title={say('Rincian', 'Details')}>
      <p>{say('Satu baris rincian', 'A line of details')}</p>
    </FoldedCard>
  </>
));

export const List = story((say) => (
  <Rows label={say('Pintasan', 'Shortcuts')}>
    <Row title={say('Tagihan', 'Bills')} onClick={press} />
    <Row
      title={say('Riwayat', 'History')}
      detail={say('Semua pembelian dan pembayaran', 'Every purchase and payment')}
      onClick={press}
    />
    <Row title={say('Warung Bu Sari', 'Bu Sari’s shop')} end={<Amount value={45_000} />} />
  </Rows>
));

export const CardOfOneRow = story((say) => (
  <RowCard
    title={say('Butuh bantuan?', 'Need help?')}
    detail={say('Jawaban untuk pertanyaan yang sering ada.', 'Answers to common questions.')}
    onClick={press}
  />
));

export const Descriptions = story((say) => {
  const items = [
    { label: say('Pokok', 'Principal'), value: <Amount value={600_000} /> },
    { label: say('Biaya', 'Fee'), value: <Amount value={80_000} /> },
    { label: 'Total', value: <Amount value={680_000} />, total: true },
  ];
  return (
    <>
      <DescriptionList items={items} />
      <DescriptionList items={items} stacked />
    </>
  );
});

export const Choosing = story((say) => (
  <Segments
    label={say('Tema', 'Theme')}
    value="light"
    hint={say(
      'Halaman tetap terang, juga pada malam hari.',
      'The page stays light, also at night.',
    )}
    options={[
      { value: 'auto', label: say('Ikut perangkat', 'Device') },
      { value: 'light', label: say('Terang', 'Light') },
      { value: 'dark', label: say('Gelap', 'Dark') },
    ]}
    onChange={press}
  />
));

export const WhatHappensNext = story((say) => (
  <Steps
    steps={[
      {
        title: say('Kami periksa datamu', 'We check your details'),
        detail: say('Biasanya beberapa menit', 'Usually a few minutes'),
      },
      { title: say('Kamu dapat kabar', 'You hear from us') },
      { title: say('Limitmu aktif', 'Your limit is active') },
    ]}
  />
));

export const BelowWhatLoads = story((say) => (
  <>
    {[true, false].map((isHeld) => (
      <Held key={String(isHeld)} isHeld={isHeld}>
        <Card title={isHeld ? say('Menunggu', 'Waiting') : say('Tampil', 'Shown')}>
          <p>{say('Kartu di atasnya sudah dimuat.', 'The card above is loaded.')}</p>
        </Card>
      </Held>
    ))}
  </>
));
