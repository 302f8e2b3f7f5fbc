/** Whom a session acts for, and which warehouse serves where it delivers. */
export interface SessionLocation {
  readonly customerId: string;
  readonly warehouseId: number;
}

/**
 * Whether the open cart goes along when a session delivers elsewhere (§4, D-9): from one warehouse
 * to another, and within one when the place was changed on purpose, so that it is delivered there
 * from now. Null: the session acts for nobody.
 */
export function cartFollows(
  before: SessionLocation | null,
  after: SessionLocation | null,
  isOnPurpose: boolean,
): boolean {
  if (before === null || before.customerId !== after?.customerId) return false;
  return isOnPurpose || before.warehouseId !== after.warehouseId;
}
