import { describe, expect, test } from 'vitest';
import { looksPersonal } from './personal-data.ts';

describe('what is never kept of a search', () => {
  test.each([
    'ana@salon.co',
    'ana @ salon punto co',
    '3001234567',
    '300 123 45 67',
    '+57 (300) 123-4567',
    '601.234.5678',
    'llamar al 6012345 urgente',
    'cc 1.020.304.050',
    'nit 900123456-7',
    'calle 45 # 23-10',
    'cra. 7 # 12',
    'kr 15',
    'https://salon.co',
    'www.salon.co',
  ])('%j', (text) => {
    expect(looksPersonal(text)).toBe(true);
  });

  test.each([
    'tinte 7.43',
    'oxidante 20 vol 900 ml',
    'lima 100/180',
    'plancha titanio 230',
    'torno 35.000 rpm',
    'alm001',
    'ton001-0743',
    'crema de manos',
    'avena',
    'clara 8',
    'escala 10',
  ])('%j may be kept', (text) => {
    expect(looksPersonal(text)).toBe(false);
  });
});
