import { describe, expect, test } from 'vitest';
import { readOwnPath } from './own-path.ts';

describe('readOwnPath', () => {
  test.each([
    ['/', '/'],
    ['/home/offers/full?marca=almagra#arriba', '/home/offers/full?marca=almagra#arriba'],
    ['/home/../product/1', '/product/1'],
  ])('%s is ours', (value, path) => {
    expect(readOwnPath(value)).toBe(path);
  });

  test.each([
    null,
    '',
    'home/offers',
    '//other.example',
    '///other.example',
    '/\\other.example',
    '\\\\other.example',
    '/home\\..\\other.example',
    '/\t/other.example',
    '/\u0000/other.example',
    '/\u0085/other.example',
    '/.//other.example',
    '/home/..//other.example',
    'https://other.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
  ])('%j is not', (value) => {
    expect(readOwnPath(value)).toBeNull();
  });
});
