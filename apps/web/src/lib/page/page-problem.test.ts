import { RequestError } from '@matiz/client/request-error.ts';
import { expect, test } from 'vitest';
import { PartError } from '../parts/load-part.ts';
import { toProblem } from './page-problem.ts';

const part = new PartError('Cart', 'error', 'https://matiz.test/cart.js', false);
const request = RequestError.offline(new TypeError('Failed to fetch'));
const ours = new TypeError("Cannot read properties of null (reading 'trim')");

test.each([
  ['a request that did not leave', request, true, { isOffline: true, status: 503 }],
  ['a part that could not be reached', part, false, { isOffline: true, needsReload: true }],
  ['a part of an older release', part, true, { needsReload: true, status: 503 }],
])('%s is not told as a failure of ours', (_, error, isOnline, expected) => {
  const problem = toProblem(error, isOnline);
  expect(problem).toMatchObject(expected);
  expect(problem.message).not.toMatch(/de nuestro lado/);
});

test('a mistake of ours is told as one, and in no words of its own', () => {
  const problem = toProblem(ours);
  expect(problem).toMatchObject({ status: 500, message: expect.stringMatching(/de nuestro lado/) });
  expect(problem.isOffline).toBeUndefined();
});
