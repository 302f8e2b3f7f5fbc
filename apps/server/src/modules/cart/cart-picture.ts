import type { Sellable } from '../catalogue/index.ts';

/** The open cart of a customer in a warehouse (D-9). */
export interface CartHead {
  readonly id: string;
  readonly customerId: string;
  readonly warehouseId: number;
  /** Rises with each write; a write names the one that it read. */
  readonly revision: number;
  readonly addressId: string | null;
  readonly paymentMethod: string | null;
}

/** A line as the buyer left it, in the order in which the lines were added. */
export interface CartRow {
  readonly id: string;
  readonly productId: number;
  readonly versionId: number;
  /** The version chosen for the open part of a combo. */
  readonly assemblyVersionId: number | null;
  readonly advance: boolean;
  readonly quantity: number;
  /** Pesos a unit that the buyer saw when the line was last touched. */
  readonly seenPrice: number;
}

/** Everything that the cart's rules decide over, read by one statement. */
export interface CartPicture {
  readonly cart: CartHead | null;
  readonly rows: readonly CartRow[];
  /** By version: what the lines hold, and what the request asks for. */
  readonly sellables: ReadonlyMap<number, Sellable>;
}

/** What is bought: a version, and for a combo the version chosen for its open part. */
export interface Choice {
  readonly versionId: number;
  readonly assemblyVersionId: number | null;
}

export function isSameChoice(a: Choice, b: Choice): boolean {
  return a.versionId === b.versionId && a.assemblyVersionId === b.assemblyVersionId;
}
