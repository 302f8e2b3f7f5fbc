// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { keepDraft, readDraft } from './draft.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const draft = { values: { name: 'Tinte', isWithdrawn: false }, at: 1_763_650_800_000 };

test('what was written comes back to its own form, until it is saved', () => {
  keepDraft('products/7', draft);
  expect(readDraft('products/7')).toEqual(draft);
  expect(readDraft('products/8')).toBeNull();
  keepDraft('products/7', null);
  expect(readDraft('products/7')).toBeNull();
});

test.each(['', '{', 'null', '7', '[]', '{"values":{}}', '{"at":1}'])(
  'what is no draft counts for nothing: %j',
  (kept) => {
    sessionStorage.setItem('matiz:draft:brands/1', kept);
    expect(readDraft('brands/1')).toBeNull();
  },
);

test('a storage that is full or forbidden does no harm', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  keepDraft('brands/1', draft);
  keepDraft('brands/1', null);
  expect(readDraft('brands/1')).toBeNull();
});
