import { describe, expect, it } from 'vitest';
import { composeAddressLine } from './address-line.ts';

describe('composeAddressLine', () => {
  it.each([
    ['Calle', '12', '34', '56', 'Calle 12 # 34-56'],
    ['Carrera', '7 bis a', '45 sur', '20', 'Carrera 7 Bis A # 45 Sur-20'],
    ['Avenida Calle', ' 26 ', '# 68c', '61', 'Avenida Calle 26 # 68C-61'],
    ['Autopista', 'Norte', '', '', 'Autopista Norte'],
    ['Vía', 'La Calera Km 4', '', '', 'Vía La Calera Km 4'],
    ['Calle', '12', '34', '', 'Calle 12 # 34'],
    ['Calle', '12', '', '', 'Calle 12'],
    ['Calle', ' ', '', '', ''],
    ['Vía', 'Constructor', '', '', 'Vía Constructor'],
  ] as const)('%s %j %j %j is %j', (viaType, via, cross, plate, line) => {
    expect(composeAddressLine({ viaType, via, cross, plate })).toBe(line);
  });
});
