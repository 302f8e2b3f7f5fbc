import { describe, expect, test } from 'vitest';
import {
  arrivalState,
  missingParts,
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
  phone_verified: [none, 'in_review', none, none, none, none],
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
  expect(refusals(false)).toEqual(
    new Set([null, 'REGISTRATION_INCOMPLETE', 'REGISTRATION_PENDING']),
  );
  expect(refusals(true)).toEqual(new Set(['CUSTOMER_BLOCKED']));
});

test.each([
  ['started', 'REGISTRATION_INCOMPLETE'],
  ['phone_verified', 'REGISTRATION_INCOMPLETE'],
  ['in_review', 'REGISTRATION_PENDING'],
  ['more_information', 'REGISTRATION_PENDING'],
  ['rejected', 'REGISTRATION_PENDING'],
] as const)('a business that is %s does not order: %s', (registration, refusal) => {
  expect(orderingRefusal({ registration, isBlocked: false })).toBe(refusal);
});

describe('what a business still owes before its first order', () => {
  const whole = {
    name: 'Ana',
    lastName: 'Ríos',
    businessName: 'Salón Amapola',
    documentNumber: '900123456',
    addressLine: 'Calle 12 # 34-56',
    email: 'ana@salon.co',
  };
  const nothing = {
    name: '',
    lastName: '',
    businessName: '',
    documentNumber: '',
    addressLine: '',
    email: '',
  };
  test.each([
    ['told everything', whole, []],
    ['told nothing', nothing, ['business', 'document', 'address', 'email']],
    ['told no name of its own', { ...whole, businessName: '' }, ['business']],
    ['told no last name', { ...whole, lastName: '' }, ['business']],
    ['told no document', { ...whole, documentNumber: '' }, ['document']],
    ['told no address', { ...whole, addressLine: '' }, ['address']],
    ['told no e-mail', { ...whole, email: '' }, ['email']],
  ])('one that %s', (_title, told, missing) => {
    expect(missingParts(told)).toEqual(missing);
  });
});
