// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button } from '../button.tsx';
import { Checkbox } from './checkbox.tsx';
import { Chip } from './chip.tsx';
import { RadioPills } from './radio-pills.tsx';
import { Segmented } from './segmented.tsx';
import { SelectInput } from './select-input.tsx';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

afterEach(cleanup);
const user = userEvent.setup({ delay: null });

type Noted = { hint?: string; error?: string };
const options = [
  { value: '10', label: '10 vol' },
  { value: '20', label: '20 vol' },
  { value: '30', label: '30 vol' },
];
const still = () => undefined;
const controls: readonly [name: string, draw: (notes: Noted) => ReactElement, role: string][] = [
  ['TextInput', (notes) => <TextInput label="Volumen" {...notes} />, 'textbox'],
  ['TextArea', (notes) => <TextArea label="Volumen" {...notes} />, 'textbox'],
  [
    'SelectInput',
    (notes) => <SelectInput label="Volumen" options={options} {...notes} />,
    'combobox',
  ],
  ['Checkbox', (notes) => <Checkbox label="Volumen" {...notes} />, 'checkbox'],
  [
    'RadioPills',
    (notes) => (
      <RadioPills legend="Volumen" options={options} value="" onValueChange={still} {...notes} />
    ),
    'group',
  ],
];
const notesOf = (control: Element) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .flatMap((id) => document.getElementById(id)?.textContent ?? []);

describe.each(controls)('%s', (_, draw, role) => {
  test('is called by its label and says its error before its hint', () => {
    render(draw({ hint: 'Mira la caja', error: 'Elige uno' }));
    const control = screen.getByRole(role, { name: 'Volumen' });
    expect(notesOf(control)).toEqual(['Elige uno', 'Mira la caja']);
    const invalid = control.matches('[aria-invalid]') ? control : control.querySelector('input');
    expect(invalid?.ariaInvalid).toBe('true');
  });

  test('without a note points at none and is not said to be wrong', () => {
    const { container } = render(draw({}));
    expect(container.querySelector('[aria-describedby], [aria-invalid]')).toBeNull();
  });
});

test('two fields of one label each keep their own', async () => {
  render(
    <>
      <TextInput label="Celular" defaultValue="300" />
      <TextInput label="Celular" defaultValue="310" error="No es tuyo" />
    </>,
  );
  const [first, second] = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Celular' });
  expect([first?.value, second?.value]).toEqual(['300', '310']);
  expect([first?.ariaInvalid, second?.ariaInvalid]).toEqual([null, 'true']);
});

test('a password is shown and hidden again, and what was written stays', async () => {
  render(<TextInput label="Contraseña" type="password" />);
  const field = screen.getByLabelText<HTMLInputElement>('Contraseña');
  await user.type(field, 'clave larga');
  expect(field.type).toBe('password');
  const eye = screen.getByRole('button', { name: 'Mostrar contraseña' });
  expect(eye.ariaPressed).toBe('false');
  await user.click(eye);
  expect([field.type, field.value]).toEqual(['text', 'clave larga']);
  await user.click(screen.getByRole('button', { name: 'Ocultar contraseña' }));
  expect(field.type).toBe('password');
});

describe.each([
  ['RadioPills', RadioPills],
  ['Segmented', Segmented],
] as const)('%s', (_, Group) => {
  function Held({ first = '20' }) {
    const [value, setValue] = useState(first);
    return <Group legend="Volumen" options={options} value={value} onValueChange={setValue} />;
  }
  const chosen = () =>
    screen
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({ checked }) => checked)
      .map(({ value }) => value);

  test('is one stop of the Tab key, and arrows choose', async () => {
    render(
      <>
        <Held />
        <button type="button">Después</button>
      </>,
    );
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '20 vol' }));
    await user.keyboard('{ArrowRight}');
    expect(chosen()).toEqual(['30']);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Después' }));
  });

  test('can begin with nothing chosen', async () => {
    render(<Held first="" />);
    expect(chosen()).toEqual([]);
    await user.click(screen.getByRole('radio', { name: '10 vol' }));
    expect(chosen()).toEqual(['10']);
  });
});

test('Segmented: what is sold out cannot be chosen, and an error is said at once', async () => {
  const onValueChange = vi.fn();
  render(
    <Segmented
      legend="Volumen"
      options={[{ value: '10', label: '10 vol', disabled: true }]}
      value={null}
      onValueChange={onValueChange}
      error="Elige un volumen"
    />,
  );
  await user.click(screen.getByRole('radio', { name: '10 vol' }));
  expect(onValueChange).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toBe('Elige un volumen');
  expect(notesOf(screen.getByRole('group', { name: 'Volumen' }))).toEqual(['Elige un volumen']);
});

test.each([
  [0, '0'],
  [1_234, '1234'],
])('a chip says that it is on, and how many it would show, %i as well', (count, text) => {
  render(
    <Chip selected count={count}>
      Ofertas
    </Chip>,
  );
  const chip = screen.getByRole('button', { name: new RegExp(`^Ofertas\\s*${text}$`) });
  expect(chip.ariaPressed).toBe('true');
});

describe('a button that works', () => {
  test('ignores presses and keys, and keeps the focus', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" loading onClick={onClick}>
          Pagar
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: /Pagar/ });
    button.focus();
    await user.click(button);
    await user.keyboard('{Enter} ');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(button.ariaBusy).toBe('true');
    expect(button.textContent).toContain('Cargando');
  });

  test('sends no form unless it is told to', async () => {
    const onSubmit = vi.fn((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button>Volver</Button>
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Volver' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
