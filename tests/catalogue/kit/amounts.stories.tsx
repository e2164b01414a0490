import { Amount } from '../../../ui/kit/amount';
import { Bar, StepBar } from '../../../ui/kit/bar';
import { Card } from '../../../ui/kit/card';
import { CopyField } from '../../../ui/kit/copy-field';
import { LimitGauge } from '../../../ui/kit/limit-gauge';
import { said } from '../../../ui/kit/said';
import { story } from '../support/story';

export default { title: 'Kit/Amounts' };

export const Sizes = () => (
  <>
    <p>
      <Amount value={7_500_000} size="headline" />
    </p>
    <p>
      <Amount value={680_000} size="strong" />
    </p>
    <p>
      <Amount value={-120_000} />
    </p>
  </>
);

export const FromBefore = () => <Amount value={7_500_000} size="headline" stale />;

export const OtherCurrency = () => <Amount value={25} currency="SGD" size="strong" />;

export const Gauge = story((say) => {
  const title = say('Limit kamu', 'Your limit');
  return (
    <>
      {[0, 1_250_000, 7_500_000].map((used) => (
        <Card key={used} title={title}>
          <LimitGauge total={7_500_000} used={used} />
        </Card>
      ))}
      <Card title={title}>
        <LimitGauge total={8_500_000} used={2_000_000} temporary={1_000_000} />
      </Card>
    </>
  );
});

export const Bars = () =>
  [120_000, 680_000, 0].map((value) => (
    <div key={value}>
      <Amount value={value} size="strong" />
      <Bar value={value} highest={680_000} />
    </div>
  ));

export const Steps = () => <StepBar steps={[true, true, false, false, false, false]} />;

export const NumberToCopy = story((say) => (
  <CopyField
    label={say('Nomor virtual account BCA', 'BCA virtual account number')}
    copy={say('Salin', 'Copy')}
    what={say('nomor', 'number')}
    copied={say('Tersalin', 'Copied')}
    announced={say('Nomor tersalin', 'Number copied')}
    onCopy={() => Promise.resolve(true)}
    onFailed={() => undefined}
  >
    1234 5678 9012 3456
  </CopyField>
));

export const InText = story((say) => (
  <>
    <p>{said(say('Bayar Rp1.500.000 sebelum 30 April', 'Pay Rp1.500.000 before 30 April'))}</p>
    <p>{said(say('Kode dikirim ke •••• 5678', 'The code was sent to •••• 5678'))}</p>
  </>
));
