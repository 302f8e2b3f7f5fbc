import { describe, expect, test } from 'vitest';
import { createTakenOptions } from './taken-options.ts';

const option = (toneNumber: string | null, volume: number | null = null, isWithdrawn = false) => ({
  toneNumber,
  volume,
  isWithdrawn,
});
const ownerOf = (has: ReturnType<typeof option>, wants: ReturnType<typeof option>) => {
  const taken = createTakenOptions();
  taken.take('has', has);
  return taken.ownerOf('wants', wants, null);
};

describe('createTakenOptions', () => {
  test.each([
    ['7.43', '7.43'],
    ['7.43', '7,43'],
    ['7.43', '7/43'],
    ['7-43', '743'],
    ['10.1', '10 / 1'],
    ['7N', '7-n'],
    ['.4', ',4'],
    ['Rojo  Fuego', 'rojo fuego'],
  ])('%s and %s are one tone', (one, other) => {
    expect([ownerOf(option(one), option(other)), ownerOf(option(other), option(one))]).toEqual([
      'has',
      'has',
    ]);
  });

  test.each([
    ['7.43', '7.34'],
    ['3.1', '31'],
    ['1.10', '11.0'],
    ['10.1', '1.01'],
    ['9,5-1', '9.51'],
    ['.4', '4'],
    ['A+', 'A-'],
    ['Canela', 'Cañela'],
  ])('%s and %s are two', (one, other) => {
    expect(ownerOf(option(one), option(other))).toBeUndefined();
  });

  test('a tone may be there in several volumes', () => {
    expect(ownerOf(option('7.43', 20), option('7,43', 30))).toBeUndefined();
    expect(ownerOf(option('7.43', 20), option('7,43', 20))).toBe('has');
    expect(ownerOf(option(null, 20), option(null, 20))).toBe('has');
  });

  test('one that is withdrawn is in the way of the very same alone', () => {
    expect(ownerOf(option('7.43', null, true), option('7,43'))).toBeUndefined();
    expect(ownerOf(option('7.43'), option('7,43', null, true))).toBeUndefined();
    expect(ownerOf(option('7.43', null, true), option('7.43'))).toBe('has');
  });

  test('two that were alike already may be changed otherwise, and neither comes back', () => {
    const taken = createTakenOptions();
    taken.take('one', option('7.43'));
    taken.take('other', option('7,43'));
    expect(taken.ownerOf('one', option('7.43'), option('7.43'))).toBeUndefined();
    expect(taken.ownerOf('one', option('7/43'), option('7.43'))).toBeUndefined();
    expect(taken.ownerOf('one', option('7.43'), option('7.43', null, true))).toBe('other');
  });
});
