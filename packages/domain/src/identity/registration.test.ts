import { describe, expect, test } from 'vitest';
import {
  arrivalState,
  nextRegistrationState,
  orderingRefusal,
  type RegistrationEvent,
  type RegistrationState,
} from './registration.ts';

const events: RegistrationEvent[] = ['prove', 'submit', 'complete', 'approve', 'ask', 'reject'];
const none = null;

/** One row a state, in the order of EVENTS. Written down, not computed. */
const table: Record<RegistrationState, (RegistrationState | null)[]> = {
  started: ['phone_verified', none, none, none, none, none],
  phone_verified: [none, 'in_review', none, 'approved', 'more_information', 'rejected'],
  in_review: [none, none, 'in_review', 'approved', 'more_information', 'rejected'],
  more_information: [none, none, 'in_review', 'approved', 'more_information', 'rejected'],
  approved: [none, none, none, none, none, none],
  rejected: [none, none, none, none, 'more_information', none],
};
const states = Object.keys(table) as RegistrationState[];

describe('§2 RegistrationStatus: from each state, each event', () => {
  const cases = states.flatMap((from) =>
    events.map((event, index) => ({ from, event, to: table[from][index] })),
  );
  test.each(cases)('$from, $event: $to', ({ from, event, to }) => {
    expect(nextRegistrationState(from, event)).toBe(to);
  });
});

describe('where the data of a business arrive', () => {
  test.each([
    [false, false, 'approved'],
    [true, false, 'in_review'],
    [false, true, 'in_review'],
    [true, true, 'in_review'],
  ])('reviewed %s, document taken %s: %s', (isReviewed, isDocumentTaken, state) => {
    expect(arrivalState({ isReviewed, isDocumentTaken })).toBe(state);
  });
});

test('only an approved business that nobody blocked may order', () => {
  const refusals = (isBlocked: boolean) =>
    new Set(states.map((registration) => orderingRefusal({ registration, isBlocked })));
  expect(orderingRefusal({ registration: 'approved', isBlocked: false })).toBeNull();
  expect(refusals(false)).toEqual(new Set([null, 'REGISTRATION_PENDING']));
  expect(refusals(true)).toEqual(new Set(['CUSTOMER_BLOCKED']));
});
