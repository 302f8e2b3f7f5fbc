import { expect, test } from 'vitest';
import { readRates, writeRates } from './rates.ts';

test.each([
  ['', null, {}],
  ['4100', 4100, {}],
  ['usd=4100, CAD=3000', null, { USD: 4100, CAD: 3000 }],
  ['4100,5; GBP=5200', 4100.5, { GBP: 5200 }],
])('«%s» says what currencies are worth', (text, general, byCurrency) => {
  const rates = readRates(text);
  expect(rates).toEqual({ general, byCurrency });
  if (rates) expect(readRates(writeRates(rates))).toEqual(rates);
});

test.each(['mucho', '0', '-4', 'US=4100', 'USD'])('«%s» says nothing', (text) => {
  expect(readRates(text)).toBeNull();
});
