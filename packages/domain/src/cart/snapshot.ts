import type { Sellable } from '../catalogue/sellable.ts';
import type { PlainDate } from '../kernel/clock.ts';

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

/** A line as it is stored: as the buyer left it, in the order in which the lines were added. */
export interface StoredLine {
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

/** The lines of a cart with what decides over them. */
export interface CartLines {
  readonly rows: readonly StoredLine[];
  /** By version: what the lines hold, and what the request asks for. */
  readonly sellables: ReadonlyMap<number, Sellable>;
}

/** Everything that the cart's rules decide over, read by one statement. */
export interface CartSnapshot extends CartLines {
  readonly cart: CartHead | null;
}

/** What a rule that writes lines needs besides them. */
export interface RuleInputs {
  readonly moment: Date;
  readonly newId: () => string;
}

/** What is bought: a version, and for a combo the versions chosen for its open parts. */
export type Choice = Pick<StoredLine, 'versionId' | 'assemblyVersionIds'>;

export function isSameChoice(a: Choice, b: Choice): boolean {
  return choiceKey(a) === choiceKey(b);
}

/** One text for each choice. */
export function choiceKey({ versionId, assemblyVersionIds }: Choice): string {
  return [versionId, ...assemblyVersionIds].join(' ');
}

/** The line of a `lineId`, which may name its part of one day. */
export function rowIdOf(lineId: string): string {
  return lineId.slice(0, 36);
}
