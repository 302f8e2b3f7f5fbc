import { describe, expect, it } from 'vitest';
import { addressLineOf, emptyStreet, missingPart } from './street.ts';

const calle = { ...emptyStreet, via: '12', cross: '34', plate: '56' };

describe('an address as it is written in a form', () => {
  it('sends the line that its parts make, or the free one', () => {
    expect(addressLineOf(calle)).toBe('Calle 12 # 34-56');
    expect(addressLineOf({ ...calle, isFree: true, line: ' Vereda El Hato ' })).toBe(
      'Vereda El Hato',
    );
    expect(addressLineOf({ ...calle, viaType: 'garbage of an old draft' })).toBe(
      'Calle 12 # 34-56',
    );
  });

  it.each([
    ['nothing typed', emptyStreet, 'via'],
    ['no corner', { ...calle, cross: ' ' }, 'cross'],
    ['no plate', { ...calle, plate: '' }, 'plate'],
    ['whole', calle, null],
    ['a road with a name', { ...emptyStreet, viaType: 'Autopista', via: 'Norte km 18' }, null],
    ['a free line too short', { ...calle, isFree: true, line: 'Kr' }, 'line'],
    ['a free line', { ...emptyStreet, isFree: true, line: 'Finca La Esperanza' }, null],
  ])('%s', (_title, street, missing) => {
    expect(missingPart(street)).toBe(missing);
  });
});
