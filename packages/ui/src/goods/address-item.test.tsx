import { describe, expect, test } from 'vitest';
import { addressLines } from './address-item.tsx';

const place = { address: 'Calle 85 # 11-53', city: 'Bogotá, D. C.', state: 'Cundinamarca' };

describe('AddressItem (§2)', () => {
  test('shows the title, then "address, city - state"', () => {
    expect(addressLines({ ...place, title: 'Salón Bella' })).toEqual({
      title: 'Salón Bella',
      detail: 'Calle 85 # 11-53, Bogotá, D. C. - Cundinamarca',
    });
  });

  test.each([undefined, null, '', '  '])('a title of %j falls back to the address line', (title) =>
    expect(addressLines({ ...place, title }).title).toBe('Calle 85 # 11-53'),
  );
});
