import { describe, expect, test } from 'vitest';
import { type AppVersion, compareVersions, decideUpdate, readVersion } from './app-version.ts';

describe('readVersion', () => {
  test.each<[string, AppVersion]>([
    ['1.4.0', [1, 4, 0]],
    ['1.4', [1, 4, 0]],
    ['2', [2, 0, 0]],
    ['1.10.2', [1, 10, 2]],
    ['1.4.0+57', [1, 4, 0]],
    ['1.4.0-beta.2', [1, 4, 0]],
  ])('%s', (text, version) => {
    expect(readVersion(text)).toEqual(version);
  });

  test.each(['1.x', '', 'v1.2', '1.2.3.4', '1..2', '-1', '1.2.', ' 1.2', '1e3', '123456'])(
    '%j is none',
    (text) => {
      expect(readVersion(text)).toBeNull();
    },
  );
});

test('compareVersions reads numbers, not letters: 1.10 is newer than 1.9', () => {
  expect(compareVersions([1, 10, 0], [1, 9, 9])).toBeGreaterThan(0);
  expect(compareVersions([1, 9, 9], [2, 0, 0])).toBeLessThan(0);
  expect(compareVersions([1, 2, 3], [1, 2, 3])).toBe(0);
});

test.each([
  ['1.1.9', 'required'],
  ['1.2.0', 'recommended'],
  ['1.9.9', 'recommended'],
  ['2.0.0', 'none'],
  ['2.0.1', 'none'],
])('%s, where 1.2.0 is the least and 2.0.0 the latest: %s', (installed, need) => {
  const version = readVersion(installed);
  expect(version && decideUpdate(version, { minimum: [1, 2, 0], latest: [2, 0, 0] })).toBe(need);
});
