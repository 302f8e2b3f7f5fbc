import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sayChanges } from './say-changes.ts';

const name = { name: 'minOrder', label: 'Pedido mínimo', kind: { is: 'text' } } as const;
const row = { minOrder: z.int() };
const names = { brandId: { 1: 'Igora' }, cityCodes: { '05001': 'Medellín' } };
const fridayNoon = '2026-11-20T17:00:00+00:00';
const nameField = (field: string) => (field === 'freeFrom' ? 'Envío gratis desde' : undefined);

test.each([
  ['of the form', { minOrder: 5 }, { minOrder: 7 }, 'Pedido mínimo: 5 → 7'],
  ['that has a word', { freeFrom: null }, { freeFrom: 90 }, 'Envío gratis desde: – → 90'],
  ['that nobody named', { spell: 'a' }, { spell: 'b' }, 'spell: a → b'],
  ['that is or is not', { isOn: false }, { isOn: true }, 'isOn: No → Sí'],
  ['of several', { roles: ['a'] }, { roles: ['a', 'b'] }, 'roles: a → a, b'],
  ['of none', { roles: [] }, { roles: ['b'] }, 'roles: – → b'],
  ['that is a moment', { at: null }, { at: fridayNoon }, `at: – → ${formatMoment(fridayNoon)}`],
  [
    'of parts',
    { parts: null },
    { parts: [{ name: 'Tinte', quantity: 2 }] },
    'parts: – → 2 × Tinte',
  ],
  [
    'of breaks',
    { breaks: [] },
    { breaks: [{ minQuantity: 3, percent: 5.5 }] },
    'breaks: – → 3+: 5,5 %',
  ],
  [
    'of entries',
    { header: null },
    { header: [{ label: 'Ofertas', link: '/home/offers', isShown: true, screen: 'phone' }] },
    'header: – → Ofertas (/home/offers, Encendido: Sí, Pantalla: Solo en teléfono)',
  ],
  ['that points to something', { brandId: null }, { brandId: '1' }, 'brandId: – → Igora'],
  [
    'of several that it points to',
    { cityCodes: [] },
    { cityCodes: ['05001', '9'] },
    'cityCodes: – → Medellín, 9',
  ],
  ['of a closed list', { movement: 'none' }, { movement: 'charge' }, 'movement: Ninguno → Recargo'],
  ['that is a day', { day: null }, { day: '2026-12-24' }, 'day: – → jue 24 de dic de 2026'],
])('a field %s', (_, before, after, said) => {
  expect(sayChanges({ before, after, names }, { fields: [name], row, nameField })).toEqual([said]);
});

test('of what was made or taken away, without its version', () => {
  const row = { name: 'Centro', version: 2 };
  const options = { fields: [], letters: 4 };
  expect(sayChanges({ before: null, after: row }, options)).toEqual(['name: – → Cent…']);
  expect(sayChanges({ before: row, after: null }, options)).toEqual(['name: Cent… → –']);
});

test('a value that is none of the form is said as the audit has it', () => {
  const pieces = {
    name: 'parts',
    label: 'Partes',
    kind: {
      is: 'own',
      Control: () => null,
      show: (text: string) => text,
      text: { of: () => fail(), read: (text: string) => text },
    },
  } as const;
  const changed = { before: null, after: { parts: '2 × TIN-1' } };
  const options = { fields: [pieces], row: { parts: z.array(z.string()) } };
  expect(sayChanges(changed, options)).toEqual(['Partes: – → 2 × TIN-1']);
  // Even of a form that cannot read what its contract takes.
  expect(sayChanges({ before: null, after: { parts: ['x'] } }, options)).toEqual(['Partes: – → x']);
});

function fail(): never {
  throw new Error('no value of this form');
}
