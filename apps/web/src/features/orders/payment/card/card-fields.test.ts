import { describe, expect, it } from 'vitest';
import { type CardFields, checkCard, emptyCard, fieldOrder } from './card-fields.ts';

const now = new Date('2026-11-20T15:00:00Z');
const right: CardFields = {
  ...emptyCard,
  number: '4242424242424242',
  holder: 'Ana Pérez',
  month: '11',
  year: '2026',
  code: '123',
  acceptsPolicy: true,
  acceptsPersonalData: true,
};

describe('checkCard', () => {
  it('takes a card that is good until the end of this month', () => {
    expect(checkCard(right, now)).toEqual({});
  });

  it('asks for everything of an empty form', () => {
    const faults = Object.keys(checkCard(emptyCard, now));
    expect(faults).toEqual(fieldOrder.filter((field) => field !== 'year'));
  });

  it.each<[string, Partial<CardFields>, keyof CardFields, RegExp]>([
    ['a wrong check digit', { number: '4242424242424241' }, 'number', /no es de una tarjeta/],
    ['an expired card', { month: '10' }, 'month', /ya venció/],
    ['no year', { year: '' }, 'year', /mes y el año/],
    ['a code of two digits', { code: '12' }, 'code', /tiene 3 números/],
    ['an Amex with a code of three', { number: '374378187755283' }, 'code', /tiene 4 números/],
    ['a short name', { holder: ' Ana ' }, 'holder', /como está en la tarjeta/],
    ['a contract that is not accepted', { acceptsPolicy: false }, 'acceptsPolicy', /reglamentos/],
  ])('says what is wrong with %s', (_, some, field, sentence) => {
    const faults = checkCard({ ...right, ...some }, now);
    expect(Object.keys(faults)).toEqual([field]);
    expect(faults[field]).toMatch(sentence);
  });
});
