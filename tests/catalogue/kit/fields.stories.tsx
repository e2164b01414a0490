import { INPUTS } from '../../../domain/forms/inputs';
import { readCode } from '../../../domain/forms/one-time-code';
import { amountTyped } from '../../../ui/forms/amount-typed';
import type { ReactNode } from 'react';
import { RadioField } from '../../../ui/kit/choice-field';
import { CodeField } from '../../../ui/kit/code-field';
import { ErrorSummary } from '../../../ui/kit/error-summary';
import { Form } from '../../../ui/kit/form';
import { MoneyField } from '../../../ui/kit/money-field';
import { PhoneField } from '../../../ui/kit/phone-field';
import { SearchField } from '../../../ui/kit/search-field';
import { Section } from '../../../ui/kit/section';
import { SelectField } from '../../../ui/kit/select-field';
import { Switch } from '../../../ui/kit/switch';
import { TextAreaField } from '../../../ui/kit/text-area-field';
import { TextField } from '../../../ui/kit/text-field';
import { story } from '../support/story';

export default { title: 'Kit/Fields' };

const change = () => undefined;

const InForm = ({ children }: { readonly children: ReactNode }) => (
  <Form onSubmit={change}>{children}</Form>
);

const provinces = ['ACEH', 'BALI', 'BANTEN', 'BENGKULU', 'GORONTALO', 'JAMBI', 'LAMPUNG', 'RIAU'];

export const Empty = story((say) => (
  <InForm>
    <TextField name="name" label={say('Nama lengkap', 'Full name')} />
    <TextField name="email" label={say('Alamat email', 'E-mail address')} {...INPUTS.email} />
    <PhoneField name="phone" label={say('Nomor HP', 'Phone number')} />
    <MoneyField
      read={amountTyped}
      name="income"
      label={say('Penghasilan per bulan', 'Income a month')}
    />
    <TextField name="dob" label={say('Tanggal lahir', 'Date of birth')} {...INPUTS.birthDate} />
    <TextField
      name="dependants"
      {...INPUTS.dependents}
      label={say('Jumlah tanggungan', 'Dependants')}
      optional={say('(opsional)', '(optional)')}
    />
    <TextAreaField name="address" label={say('Alamat lengkap', 'Full address')} />
  </InForm>
));

export const Filled = story((say) => (
  <InForm>
    <TextField name="name" label={say('Nama lengkap', 'Full name')} value="Sari Dewi" />
    <PhoneField name="phone" label={say('Nomor HP', 'Phone number')} value="81234567890" />
    <MoneyField
      read={amountTyped}
      name="income"
      label={say('Penghasilan per bulan', 'Income a month')}
      value="7500000"
    />
    <CodeField
      read={(text) => readCode(text, 6)}
      unread={say('Isi satu kode saja', 'Enter one code only')}
      name="otp"
      label={say('Kode OTP', 'One-time code')}
      length={6}
      value="123456"
      hint={say('Enam angka', 'Six digits')}
    />
    <CodeField
      read={(text) => readCode(text, 6)}
      unread={say('Isi satu kode saja', 'Enter one code only')}
      name="pin"
      label="PIN"
      length={6}
      value="123456"
      secret
    />
  </InForm>
));

export const Refused = story((say) => {
  const missing = say('Isi nama lengkapmu', 'Fill in your full name');
  const unlike = say('Alamat email belum lengkap', 'The e-mail address is not complete');
  return (
    <InForm>
      <ErrorSummary
        title={say('Ada yang perlu diperbaiki', 'Something needs your attention')}
        errors={[
          { name: 'name', text: missing },
          { name: 'email', text: unlike },
        ]}
        attempt={0}
      />
      <TextField name="name" label={say('Nama lengkap', 'Full name')} error={missing} />
      <TextField
        name="email"
        {...INPUTS.email}
        label={say('Alamat email', 'E-mail address')}
        value="sari@@"
        error={unlike}
      />
      <MoneyField
        read={amountTyped}
        name="income"
        label={say('Penghasilan per bulan', 'Income a month')}
        value="750"
        warning={say('Ini sedikit sekali, sudah benar?', 'This is very little; is it right?')}
      />
    </InForm>
  );
});

export const Choices = story((say) => {
  const label = say('Status pernikahan', 'Marital status');
  const placeholder = say('Pilih satu', 'Choose one');
  const options = [
    { value: 'SINGLE', label: say('Belum menikah', 'Single') },
    { value: 'MARRIED', label: say('Menikah', 'Married') },
    { value: 'DIVORCED', label: say('Cerai hidup', 'Divorced') },
  ];
  const shared = { label, placeholder, options };
  return (
    <InForm>
      <RadioField name="open" {...shared} />
      <RadioField name="chosen" {...shared} value="MARRIED" />
      <RadioField name="refused" {...shared} error={say('Pilih satu jawaban', 'Choose one')} />
    </InForm>
  );
});

export const LongLists = story((say) => {
  const label = say('Provinsi', 'Province');
  const placeholder = say('Pilih provinsi', 'Choose a province');
  const options = provinces.map((value) => ({ value, label: value }));
  return (
    <InForm>
      <SelectField name="province" {...{ label, placeholder, options }} />
      <SelectField name="chosen" {...{ label, placeholder, options }} value="BALI" />
      <SelectField name="waits" {...{ label, placeholder }} options={[]} />
    </InForm>
  );
});

export const Sections = story((say) => (
  <InForm>
    <Section
      title={say('Kontak darurat', 'Emergency contact')}
      hint={say('Kami hubungi kalau kamu tak terjangkau', 'We call when we cannot reach you')}
    >
      <TextField name="name" label={say('Nama', 'Name')} />
    </Section>
  </InForm>
));

export const Switches = story((say) => {
  const label = say('Pengingat tagihan', 'Bill reminders');
  return (
    <>
      <Switch label={label} checked onChange={change} />
      <Switch
        label={label}
        hint={say('Tiga hari sebelumnya', 'Three days before')}
        checked={false}
        onChange={change}
      />
      <Switch label={label} checked disabled onChange={change} />
    </>
  );
});

export const Search = story((say) => (
  <SearchField
    label={say('Cari transaksi', 'Find a transaction')}
    hint={say('Di antara yang sudah termuat', 'Among those loaded')}
    value="kopi"
    onChange={change}
  />
));
