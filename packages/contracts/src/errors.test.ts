import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { refuse } from '@matiz/domain/kernel/refusal.ts';
import { expect, test } from 'vitest';
import { type Failure, failure, failureLineOf, sentenceOf } from './errors.ts';

test('a refusal of the domain is a failure with its sentence, as it stands', () => {
  const refusal: Failure<'STOCK_EXCEEDED'> = refuse('STOCK_EXCEEDED', { n: 3, name: 'Tinte' });
  expect(refusal).toStrictEqual(failure('STOCK_EXCEEDED', { n: 3, name: 'Tinte' }));
  expect(sentenceOf(refusal)).toBe(
    'Stock máximo sobrepasado. Lo sentimos, solo quedan 3 unidades disponibles de Tinte',
  );
});

test('a refusal without a sentence, or without its values, does not compile', () => {
  // @ts-expect-error No sentence has this code.
  const unknown: Failure = refuse('NO_SUCH_CODE');
  // @ts-expect-error The sentence says how many of what.
  const empty: Failure = refuse('STOCK_EXCEEDED');
  // @ts-expect-error And nothing less than that.
  const partial: Failure = refuse('STOCK_EXCEEDED', { n: 3 });
  expect([unknown, empty, partial]).toHaveLength(3);
});

test('a line of a failure says its own reason, or what its price was and is', () => {
  const line = { code: 'KOL', versionCode: 'KOL-7', name: 'Kolor 7' };
  const reason = failure('BELOW_MINIMUM', { name: 'Kolor', min: 6 });
  expect(failureLineOf({ ...line, reason, nearest: [6, 12] })).toStrictEqual({
    ...line,
    reason: 'BELOW_MINIMUM',
    message: 'La cantidad mínima de Kolor es 6.',
    nearest: [6, 12],
  });
  const price = { before: 9000, after: 10_500 };
  expect(failureLineOf({ ...line, reason: failure('CART_CHANGED'), price })).toStrictEqual({
    ...line,
    reason: 'CART_CHANGED',
    message: `Kolor 7 ahora cuesta ${formatPesos(10_500)} la unidad; antes, ${formatPesos(9000)}.`,
  });
});
