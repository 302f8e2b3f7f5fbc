import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeAddressLine, viaTypes } from './address-line.ts';
import { parseAddressLine } from './parse-address-line.ts';

describe('parseAddressLine', () => {
  it.each([
    ['Calle 12 # 34-56', 'Calle', '12', '34', '56', ''],
    [
      'Carrera 7 Bis A # 45 Sur - 20, Apto 301, Torre 2',
      'Carrera',
      '7 Bis A',
      '45 Sur',
      '20',
      'Apto 301, Torre 2',
    ],
    ['cra 7bis a no. 45 sur 20 apto 301', 'Carrera', '7 Bis A', '45 Sur', '20', 'apto 301'],
    ['CLL 100A BIS N° 8A-49 Torre B', 'Calle', '100A Bis', '8A', '49', 'Torre B'],
    ['Cl. 12 34 56', 'Calle', '12', '34', '56', ''],
    ['Calle 12 34-56 local 3', 'Calle', '12', '34', '56', 'local 3'],
    ['Kr 15 #88 – 64', 'Carrera', '15', '88', '64', ''],
    ['Av Calle 26 # 68c-61', 'Avenida Calle', '26', '68C', '61', ''],
    ['AC 26 # 68C 61', 'Avenida Calle', '26', '68C', '61', ''],
    ['AK 68 # 1-80', 'Avenida Carrera', '68', '1', '80', ''],
    ['Avenida Cra. 30 nro 45-03', 'Avenida Carrera', '30', '45', '03', ''],
    ['Avenida Boyacá # 12-34', 'Avenida', 'Boyacá', '12', '34', ''],
    ['Autopista Norte No 100-20', 'Autopista', 'Norte', '100', '20', ''],
    ['Dg 40A Bis # 13-09', 'Diagonal', '40A Bis', '13', '09', ''],
    ['Tv. 93 # 51-98 int 5', 'Transversal', '93', '51', '98', 'int 5'],
    ['Circular 73B # 39-10', 'Circular', '73B', '39', '10', ''],
    // Where south and east stand at the end, they are said of the street and of what crosses it.
    ['Calle 45 # 12-34 Sur', 'Calle', '45 Sur', '12', '34', ''],
    ['Carrera 7 # 45-20 Sur', 'Carrera', '7', '45 Sur', '20', ''],
    ['Calle 20 # 3-15 Este', 'Calle', '20', '3 Este', '15', ''],
    ['Carrera 3 # 20-15 Este', 'Carrera', '3 Este', '20', '15', ''],
    ['Avenida Boyacá # 12-34 Sur', 'Avenida', 'Boyacá', '12 Sur', '34', ''],
  ])('%s', (text, viaType, via, cross, plate, complement) => {
    expect(parseAddressLine(text)).toEqual({ viaType, via, cross, plate, complement });
  });

  it.each([
    '',
    '   ',
    'Vereda El Hato, finca La Esperanza',
    'Kilómetro 4 vía La Calera',
    'Manzana 5 Casa 12',
    'Centro Comercial Plaza, local 204',
    'Calle del medio',
    'Calle 12',
    'Calle 12 # 34',
    'Calle # 34-56',
    'Callejón 12 # 34-56',
    'Cruz Roja 12 # 34-56',
    'Calle Real # 3-4',
    'Calle 1234 # 3-4',
    '<script>alert(1)</script>',
  ])('leaves %j as it was written', (text) => {
    expect(parseAddressLine(text)).toBeNull();
  });

  it('gives up on a text that is longer than any address', () => {
    expect(parseAddressLine(`Calle 1 # ${'1 '.repeat(5000)}`)).toBeNull();
    expect(parseAddressLine(`Calle ${'9'.repeat(5000)}`)).toBeNull();
  });

  it('reads what composeAddressLine writes', () => {
    const number = fc
      .tuple(
        fc.integer({ min: 1, max: 999 }),
        fc.constantFrom('', 'A', 'FZ'),
        fc.constantFrom('', ' Bis', ' Bis B'),
        fc.constantFrom('', ' Sur', ' Este', ' Norte', ' Oeste'),
      )
      .map((parts) => parts.join(''));
    const parts = fc.record({
      viaType: fc.constantFrom(...viaTypes),
      via: number,
      cross: number,
      plate: fc.integer({ min: 1, max: 999 }).map(String),
    });
    fc.assert(
      fc.property(parts, (one) => {
        expect(parseAddressLine(composeAddressLine(one))).toEqual({ ...one, complement: '' });
      }),
    );
  });
});
