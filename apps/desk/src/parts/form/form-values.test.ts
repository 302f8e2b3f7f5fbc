import { describe, expect, it, test } from 'vitest';
import type { FormField } from './field-types.ts';
import {
  changedFields,
  firstFormValues,
  toFormValues,
  toSet,
  writtenFields,
} from './form-values.ts';

const fields: readonly FormField[] = [
  { name: 'name', label: 'Nombre', kind: { is: 'text' } },
  { name: 'story', label: 'Historia', kind: { is: 'long' }, isOptional: true },
  { name: 'days', label: 'Días', kind: { is: 'number' } },
  { name: 'isOpen', label: 'Abierta', kind: { is: 'switch' } },
  { name: 'price', label: 'Valor', kind: { is: 'money' }, initial: '9.000' },
  { name: 'roles', label: 'Roles', kind: { is: 'several', choices: [] } },
];
const values = toFormValues(fields, {
  name: 'Igora',
  story: null,
  days: 3,
  isOpen: true,
  price: 12_900,
  roles: ['a', 'b'],
});

describe('the values of a form', () => {
  it('are text, and switches', () => {
    expect(values).toEqual({
      name: 'Igora',
      story: '',
      days: '3',
      isOpen: true,
      price: '12.900',
      roles: 'a,b',
    });
    expect(toFormValues(fields, null)).toEqual({
      name: '',
      story: '',
      days: '',
      isOpen: false,
      price: '',
      roles: '',
    });
  });

  it('show a fraction as it is written, so that it is read back', () => {
    const shown = toFormValues(fields, { days: 1.125 });
    expect(toSet(fields, shown, new Set(['days']))).toEqual({ days: 1.125 });
  });

  it('have a moment as a clock in Bogotá has it, and what a control of its own makes of it', () => {
    const own: readonly FormField[] = [
      { name: 'from', label: 'Desde', kind: { is: 'moment' }, isOptional: true },
      {
        name: 'codes',
        label: 'Códigos',
        kind: {
          is: 'own',
          Control: () => null,
          show: String,
          text: { of: (codes) => (codes as string[]).join('\n'), read: (text) => text.split('\n') },
        },
      },
    ];
    const shown = toFormValues(own, { from: '2026-12-01T04:30:00Z', codes: ['a,b', 'c'] });
    expect(shown).toEqual({ from: '2026-11-30T23:30', codes: 'a,b\nc' });
    expect(toSet(own, shown, new Set(['from', 'codes']))).toEqual({
      from: '2026-12-01T04:30:00.000Z',
      codes: ['a,b', 'c'],
    });
    expect(toSet(own, { from: 'mañana' }, new Set(['from']))).toEqual({ from: 'mañana' });
    expect(toSet(own, { from: '' }, new Set(['from']))).toEqual({ from: null });
  });

  it('of something new begin as its fields say, and are sent', () => {
    const begun = firstFormValues(fields, null);
    expect(begun).toMatchObject({ name: '', price: '9.000' });
    expect(toSet(fields, begun, writtenFields(begun))).toEqual({ price: 9_000, isOpen: false });
  });

  test.each([
    ['a text', { name: 'Igora Royal' }, { name: 'Igora Royal' }],
    ['a number', { days: ' 12 ' }, { days: 12 }],
    ['no number, for the server to refuse', { days: 'tres' }, { days: 'tres' }],
    ['an empty number', { days: '' }, { days: '' }],
    ['what was emptied', { story: ' ' }, { story: null }],
    ['a number with a comma', { days: '2,5' }, { days: 2.5 }],
    ['a number with a dot', { days: '2.5' }, { days: 2.5 }],
    ['thousands with their dots', { days: '3.900' }, { days: 3_900 }],
    ['millions with a fraction', { days: '1.250.000,5' }, { days: 1_250_000.5 }],
    ['pesos with their dots', { price: '$ 1.250.000' }, { price: 1_250_000 }],
    ['pesos without them', { price: '15000' }, { price: 15_000 }],
    ['a switch', { isOpen: false }, { isOpen: false }],
    ['several choices', { roles: 'b,c' }, { roles: ['b', 'c'] }],
    ['no choice', { roles: '' }, { roles: [] }],
    ['nothing', {}, {}],
  ])('send %s', (_name, change, sent) => {
    const next = { ...values, story: 'Desde 1962', ...change };
    const before = { ...values, story: 'Desde 1962' };
    expect(toSet(fields, next, changedFields(before, next))).toEqual(sent);
  });
});

describe('a moment', () => {
  const starts: readonly FormField[] = [
    { name: 'at', label: 'Desde', kind: { is: 'moment' }, isOptional: true },
  ];
  const send = (at: string) => toSet(starts, { at }, new Set(['at']));

  it('is shown and written in the time of Colombia, past midnight as well', () => {
    expect(toFormValues(starts, { at: '2026-12-01T03:30:00Z' })).toEqual({
      at: '2026-11-30T22:30',
    });
    expect(send('2026-11-30T22:30')).toEqual({ at: '2026-12-01T03:30:00.000Z' });
  });

  it('is none when nothing is written, and is left to the contract when it is no time', () => {
    expect([toFormValues(starts, { at: null }), send('')]).toEqual([{ at: '' }, { at: null }]);
    expect(send('2026-13-45T99:99')).toEqual({ at: '2026-13-45T99:99' });
  });
});
