import type { Failure, SharedError } from '@matiz/contracts/errors.ts';
import type { Access, Role } from '@matiz/domain/identity/access.ts';
import type { BuyingState } from '@matiz/domain/identity/registration.ts';
import type { Scope } from '@matiz/domain/identity/scopes.ts';
import type { FactorState } from '@matiz/domain/identity/second-factor.ts';
import type { Result } from '@matiz/domain/kernel/result.ts';
import type { Tier } from '@matiz/domain/loyalty/tier.ts';

/** Who buys: the user's own business, or the seller's working customer (D-4). */
export interface WorkingCustomer {
  readonly id: string;
  readonly name: string;
  readonly tradeTypeId: number;
  readonly loyaltyTier: Tier;
  readonly cityCode: string;
  readonly stateCode: string;
  /** How far its registration is: only an approved business may order. */
  readonly registration: BuyingState;
  /** Staff stopped its orders. */
  readonly isBlocked: boolean;
  /** The terms that it agreed to last; null: none. */
  readonly termsVersion: string | null;
  /** Those that count now. */
  readonly termsInForce: string;
}

/** Where prices and stock are read. `zoneId` null: no coverage, so the main warehouse is shown. */
export interface DeliveryLocation {
  readonly cityCode: string;
  readonly city: string;
  readonly stateCode: string;
  readonly state: string;
  readonly warehouseId: number;
  readonly zoneId: number | null;
}

/** Who looks and for whom, as the session says; never taken from the request (D-4). */
export interface Visitor {
  /** Null: there is no session, because nothing had to be written yet (D-21, ADR 0028). */
  readonly sessionId: string | null;
  readonly userId: string;
  readonly role: Role;
  readonly userName: string;
  /** What the roles of a person of the staff let them do (D-19); none for anybody else. */
  readonly scopes: readonly Scope[];
  /** What a person of the staff owes before they may do anything (D-19). */
  readonly factor: FactorState;
  readonly customer: WorkingCustomer | null;
  readonly location: DeliveryLocation;
  /** The delivery address chosen in this session. */
  readonly addressId: string | null;
}

/** Someone with a session, to which can be written. */
export interface Principal extends Visitor {
  readonly sessionId: string;
}

/** A principal that surely buys for someone. */
export interface Buyer extends Principal {
  readonly customer: WorkingCustomer;
}

/** Whose drafts a session works on: a seller's own, apart from the carts of their customers (D-9). */
export function draftSellerOf({ role, userId }: Pick<Visitor, 'role' | 'userId'>): string | null {
  return role === 'Seller' ? userId : null;
}

/** What a handler may count on, by its contract's access. */
export type PrincipalFor<A extends Access> = A extends 'public'
  ? null
  : A extends 'visitor'
    ? Visitor
    : A extends 'buyer'
      ? Buyer
      : Principal;

/** What a client keeps of its session (D-2). */
export interface SessionTokens {
  readonly token: string;
  readonly refreshToken: string;
}

/** How the plumbing learns who calls; the identity module is behind it. */
export interface Sessions {
  /** The principal of an access token; null when it is not valid (any more). */
  authenticate(accessToken: string): Promise<Principal | null>;
  /** The next pair for a refresh token; null when the session is over. */
  refresh(refreshToken: string, requestId: string): Promise<SessionTokens | null>;
  /** Someone of whom nothing is known, who needs no session to look around (D-21). */
  visitor(): Promise<Visitor>;
  /** A visitor's session of its own (D-3). `address` is where the request comes from. */
  openGuest(address: string): Promise<Result<SessionTokens, Failure<SharedError>>>;
}
