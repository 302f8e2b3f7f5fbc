// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { TypeaheadSelect } from './typeahead-select.tsx';

afterEach(cleanup);

const cities = [
  { value: '05001', label: 'Medellín' },
  { value: '05266', label: 'Envigado' },
  { value: '05615', label: 'Rionegro', note: 'Sin cobertura' },
];

function draw(onValueChange = vi.fn(), error?: string) {
  function Owner() {
    const [city, setCity] = useState('');
    return (
      <TypeaheadSelect
        label="Ciudad"
        options={cities}
        value={city}
        error={error}
        placeholder="Elige"
        searchLabel="Buscar ciudad"
        onValueChange={(value) => {
          setCity(value);
          onValueChange(value);
        }}
      />
    );
  }
  render(<Owner />);
  return { onValueChange, field: screen.getByRole('combobox', { name: 'Ciudad' }) };
}

describe('TypeaheadSelect', () => {
  test('is found without accents and chosen with the keyboard', async () => {
    const user = userEvent.setup();
    const { onValueChange, field } = draw();
    field.focus();
    await user.keyboard('{Enter}');
    await user.type(await screen.findByRole('combobox', { name: 'Buscar ciudad' }), 'medellin');
    expect((await screen.findAllByRole('option')).map((row) => row.textContent)).toEqual([
      'Medellín',
    ]);
    await user.keyboard('{Enter}');
    expect(onValueChange.mock.calls).toEqual([['05001']]);
    expect(field.textContent).toContain('Medellín');
  });

  test('says what fits nothing', async () => {
    const user = userEvent.setup();
    const { field } = draw();
    await user.click(field);
    await user.type(await screen.findByRole('combobox', { name: 'Buscar ciudad' }), 'zzz');
    expect(await screen.findByText('No encontramos nada con ese nombre.')).toBeTruthy();
  });

  test('its error belongs to it', () => {
    const { field } = draw(vi.fn(), 'Elige una ciudad.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = field.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Elige una ciudad.');
  });
});
