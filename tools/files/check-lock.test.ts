import { expect, test } from 'vitest';
import { findLockGaps } from './check-lock.ts';

test('findLockGaps names what a lock file leaves out', () => {
  const packages = {
    '': {},
    'node_modules/@a/tool': { optionalDependencies: { '@a/linux': '1', '@a/mac': '1' } },
    'node_modules/@a/linux': {},
    'node_modules/b': {},
    'node_modules/b/node_modules/c': { optionalDependencies: { d: '1', e: '1', f: '1' } },
    'node_modules/b/node_modules/c/node_modules/d': {},
    'node_modules/b/node_modules/e': {},
    'node_modules/f': {},
  };
  expect(findLockGaps(JSON.stringify({ packages }))).toEqual(['node_modules/@a/tool → @a/mac']);
});
