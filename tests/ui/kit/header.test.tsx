import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { CloseOutside } from '../../../ui/kit/close-outside';
import { DisplaySettings } from '../../../ui/kit/display-settings';
import { Header } from '../../../ui/kit/header';
import { Segments } from '../../../ui/kit/segments';

const Bar = ({ said }: { readonly said: string[] }) => {
  const [theme, setTheme] = useState('auto');
  return (
    <Header
      back={{ label: 'Kembali', onClick: () => said.push('back') }}
      help={{ label: 'Bantuan', onClick: () => said.push('help') }}
    >
      <DisplaySettings
        label="Tampilan"
        icon={<svg />}
        onToggle={(open) => said.push(`open ${open}`)}
      >
        <CloseOutside />
        <Segments
          label="Tema"
          value={theme}
          onChange={setTheme}
          options={[
            { value: 'auto', label: 'Ikuti perangkat' },
            { value: 'dark', label: 'Gelap' },
          ]}
        />
        <Segments
          label="Bahasa"
          value="id"
          onChange={(language) => said.push(language)}
          options={[
            { value: 'id', label: 'Indonesia' },
            { value: 'en', label: 'English', lang: 'en' },
          ]}
        />
      </DisplaySettings>
    </Header>
  );
};

test('back and help are buttons with text', () => {
  const said: string[] = [];
  render(<Bar said={said} />);
  fireEvent.click(screen.getByRole('button', { name: 'Kembali' }));
  fireEvent.click(screen.getByRole('button', { name: 'Bantuan' }));
  expect(said).toEqual(['back', 'help']);
});

test('a switch shows its current option', () => {
  const said: string[] = [];
  const { container } = render(<Bar said={said} />);
  container.querySelector('details')!.open = true;
  expect(screen.getByRole('group', { name: 'Tema' })).toBeTruthy();
  const dark = screen.getByRole('button', { name: 'Gelap' });
  expect(dark.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(dark);
  expect(dark.getAttribute('aria-pressed')).toBe('true');
  const english = screen.getByRole('button', { name: 'English' });
  expect(english.lang).toBe('en');
  fireEvent.click(english);
  expect(said).toEqual(['open true', 'en']);
});

test('no element of the header has a name, because the header is not part of a form', () => {
  const { container } = render(<Bar said={[]} />);
  expect(container.querySelectorAll('[name], input, select')).toHaveLength(0);
});

test('the settings close by Escape, which restores the focus, and by a press outside', () => {
  const { container } = render(<Bar said={[]} />);
  const details = container.querySelector('details')!;
  details.open = true;
  fireEvent.keyDown(screen.getByRole('button', { name: 'Gelap' }), { key: 'Escape' });
  expect(details.open).toBe(false);
  expect(document.activeElement).toBe(container.querySelector('summary'));
  details.open = true;
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Gelap' }));
  expect(details.open).toBe(true);
  fireEvent.pointerDown(document.body);
  expect(details.open).toBe(false);
});
