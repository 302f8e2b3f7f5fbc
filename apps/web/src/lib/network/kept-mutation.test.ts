import { RequestError } from '@matiz/client/request-error.ts';
import { expect, test } from 'vitest';
import { keptMutation } from './kept-mutation.ts';

function newTab() {
  const kept = new Map<string, string>();
  return {
    read: (key: string) => kept.get(key) ?? null,
    write(key: string, value: string | null) {
      if (value === null) kept.delete(key);
      else kept.set(key, value);
    },
  };
}
const failed = (status: number) => new RequestError(status, 'UNEXPECTED', '', null);

test.each<[string, unknown, boolean]>([
  ['an answer', undefined, false],
  ['a refusal', failed(409), false],
  ['no connection', failed(0), true],
  ['a fault behind which it may have been done', failed(504), true],
  ['an answer that was not understood', new Error('?'), true],
])('after %s the same press has the same id: %#', (_, error, isSame) => {
  const mutation = keptMutation(newTab(), 'list');
  const id = mutation.idOf(['A']);
  mutation.end(error);
  expect(mutation.idOf(['A']) === id).toBe(isSame);
});

test('another change has another id; the page that comes back has the same', () => {
  const tab = newTab();
  const id = keptMutation(tab, 'list').idOf(['A']);
  expect(keptMutation(tab, 'list').idOf(['A'])).toBe(id);
  expect(keptMutation(tab, 'other').idOf(['A'])).not.toBe(id);
  expect(keptMutation(tab, 'list').idOf(['B'])).not.toBe(id);
});

test('what is kept may be garbage', () => {
  const tab = newTab();
  for (const text of ['{', 'null', '{"id":1,"of":2}', '[]']) {
    tab.write('matiz:sent:list', text);
    expect(keptMutation(tab, 'list').idOf(['A'])).toHaveLength(36);
  }
});
