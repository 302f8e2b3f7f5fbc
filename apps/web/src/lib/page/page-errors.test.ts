// @vitest-environment jsdom
import { RequestError } from '@matiz/client/request-error.ts';
import { tellPageErrors } from '@matiz/contracts/shop.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPageErrors } from './page-errors.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const send = vi.fn();
  const errors = createPageErrors({ page: window, release: 'assets/index-abc.js', send });
  return {
    ...errors,
    told() {
      vi.runAllTimers();
      return send.mock.calls.map(([call, body]) => {
        expect(call).toBe(tellPageErrors);
        return tellPageErrors.body.parse(body).errors.map(({ message }) => message);
      });
    },
  };
}

test('§8 tells a burst in one request, each failure once', () => {
  const { tell, told } = start();
  const failure = new TypeError('x is undefined');
  tell(failure);
  tell(failure);
  tell(new Error('another'));
  expect(told()).toEqual([['TypeError: x is undefined', 'Error: another']]);
  tell(failure);
  expect(told()).toHaveLength(1);
});

test('hears what nobody caught', () => {
  const { told } = start();
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('thrown') }));
  const rejected = Object.assign(new Event('unhandledrejection'), { reason: new Error('left') });
  window.dispatchEvent(rejected);
  expect(told()).toEqual([['Error: thrown', 'Error: left']]);
});

test('says nothing of answers, of what is no failure, and of others’ scripts', () => {
  const { tell, told } = start();
  tell(new RequestError(409, 'ROW_CHANGED', 'Cambió.', null));
  tell({ status: 404 });
  tell(new Error('ResizeObserver loop completed with undelivered notifications.'));
  const foreign = new Error('theirs');
  foreign.stack = 'Error: theirs\n    at chrome-extension://abc/x.js:1:1';
  tell(foreign);
  expect(told()).toEqual([]);
});

test('stops after a few, and cuts what is long', () => {
  const { tell, told } = start();
  for (let n = 0; n < 30; n += 1) tell(new Error(`${n} ${'a'.repeat(5_000)}`));
  const [messages = []] = told();
  expect(messages).toHaveLength(10);
  expect(messages[0]).toHaveLength(1_000);
});
