import type { PlainDate } from '@matiz/domain/kernel/clock.ts';
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
  /** The versions chosen for the open parts of a combo, in the order of its parts. */
  readonly assemblyVersionIds: readonly number[];
  readonly advance: boolean;
  readonly quantity: number;
  /** Pesos a unit that the buyer last agreed to, by touching the line or accepting its news. */
  readonly seenPrice: number;
  /** Units that stock covered then. Null: all of them; of an advance line, none. */
  readonly seenUnits: number | null;
  /** Of an advance line: the last day on which some of it left then. */
  readonly seenDate: PlainDate | null;
}

/** Everything that the cart's rules decide over, read by one statement. */
export interface CartPicture {
  readonly cart: CartHead | null;
  readonly rows: readonly CartRow[];
  /** By version: what the lines hold, and what the request asks for. */
  readonly sellables: ReadonlyMap<number, Sellable>;
}

/** What is bought: a version, and for a combo the versions chosen for its open parts. */
export type Choice = Pick<CartRow, 'versionId' | 'assemblyVersionIds'>;

export function isSameChoice(a: Choice, b: Choice): boolean {
  return choiceKey(a) === choiceKey(b);
}

/** One text for each choice. */
export function choiceKey({ versionId, assemblyVersionIds }: Choice): string {
  return [versionId, ...assemblyVersionIds].join(' ');
}
