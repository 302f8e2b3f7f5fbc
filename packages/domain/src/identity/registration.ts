/**
 * The life of a registration (§2 RegistrationStatus): only `approved` may order. `phone_verified`
 * has an account that sees prices, and still owes the rest of its data (ADR 101). A business that
 * was removed has none.
 */
export const registrationStates = [
  'started',
  'phone_verified',
  'in_review',
  'more_information',
  'approved',
  'rejected',
] as const;
export type RegistrationState = (typeof registrationStates)[number];

/**
 * prove: the phone's code was right; submit: the business data came, for the first time; complete:
 * they came again; approve, ask and reject: a person of staff decided.
 */
export type RegistrationEvent = 'prove' | 'submit' | 'complete' | 'approve' | 'ask' | 'reject';

/** What staff may decide. */
export type RegistrationDecision = Extract<RegistrationEvent, 'approve' | 'ask' | 'reject'>;

/**
 * Every move that there is. An approval is final: the one who may not order any more is another matter.
 * A rejection may be thought over, by asking again. What was asked for is looked at by a person.
 * Before its data came there is nothing to decide: staff can only block a business then.
 */
export const registrationMoves: Record<
  RegistrationState,
  Partial<Record<RegistrationEvent, RegistrationState>>
> = {
  started: { prove: 'phone_verified' },
  phone_verified: { submit: 'in_review' },
  in_review: {
    complete: 'in_review',
    approve: 'approved',
    ask: 'more_information',
    reject: 'rejected',
  },
  more_information: {
    complete: 'in_review',
    approve: 'approved',
    ask: 'more_information',
    reject: 'rejected',
  },
  approved: {},
  rejected: { ask: 'more_information' },
};

/** Where an event leads; null when it cannot happen in that state. */
export function nextRegistrationState(
  from: RegistrationState,
  event: RegistrationEvent,
): RegistrationState | null {
  return registrationMoves[from][event] ?? null;
}

/**
 * The state of a business whose data just came for the first time. It is approved at once, unless
 * staff reviews all of them or an approved business has the same document already.
 */
export function arrivalState(facts: {
  isReviewed: boolean;
  isDocumentTaken: boolean;
}): 'approved' | 'in_review' {
  return facts.isReviewed || facts.isDocumentTaken ? 'in_review' : 'approved';
}

/** States of a business that browses with prices and fills a cart. */
export type BuyingState = Exclude<RegistrationState, 'started' | 'rejected'>;

/** Why a business may not order now; null: it may. Until then its cart waits. */
export function orderingRefusal({
  registration,
  isBlocked,
}: {
  readonly registration: RegistrationState;
  /** Staff stopped it, whatever its registration. */
  readonly isBlocked: boolean;
}): 'CUSTOMER_BLOCKED' | 'REGISTRATION_INCOMPLETE' | 'REGISTRATION_PENDING' | null {
  if (isBlocked) return 'CUSTOMER_BLOCKED';
  if (registration === 'approved') return null;
  const isIncomplete = registration === 'started' || registration === 'phone_verified';
  return isIncomplete ? 'REGISTRATION_INCOMPLETE' : 'REGISTRATION_PENDING';
}

/** What a business tells of itself after it saw prices, in the order in which it is asked. */
export const businessParts = ['business', 'document', 'address', 'email'] as const;
export type BusinessPart = (typeof businessParts)[number];

/** As far as a business has told it; empty: not yet. */
export interface ToldBusiness {
  readonly name: string;
  readonly lastName: string;
  readonly businessName: string;
  readonly documentNumber: string;
  readonly addressLine: string;
  readonly email: string;
}

/** The parts that a business still owes before its first order (ADR 101). */
export function missingParts(told: ToldBusiness): BusinessPart[] {
  const isTold: Record<BusinessPart, boolean> = {
    business: told.name !== '' && told.lastName !== '' && told.businessName !== '',
    document: told.documentNumber !== '',
    address: told.addressLine !== '',
    email: told.email !== '',
  };
  return businessParts.filter((part) => !isTold[part]);
}
