import type { Sellable } from '../../catalogue/sellable.ts';
import type { PlainDate } from '../../kernel/clock.ts';
import type { Pesos } from '../../kernel/money.ts';
import { checkQuantity } from '../../kernel/quantity.ts';
import { type Refusal, type RefusalOfLines, refuse } from '../../kernel/refusal.ts';
import { fail, ok, type Result } from '../../kernel/result.ts';
import { presaleRoomOf } from '../plan/allocate.ts';
import { choiceOf, fulfil, type LineRequest, type ServedRequest } from '../plan/fulfil.ts';
import {
  type QuantityRefusal,
  quantityRefusal,
  refuseAll,
  type SellableRefusal,
  type StockRefusal,
} from '../plan/shortage.ts';
import { type AssemblyRefusal, type NamedPart, readAssemblies } from '../plan/units.ts';
import { waitingUnits } from '../room.ts';
import { type CartLines, isSameChoice, type RuleInputs } from '../snapshot.ts';
import { unitsOf } from '../totals.ts';
import { applyServed, type CartChange } from './cart-change.ts';

/** Versions of one product that shall be added; a product without versions goes by its own code. */
export interface Addition {
  readonly productId: string;
  /** Of the product, or of its version where it is one thing. */
  readonly code: string;
  readonly versions: readonly AskedVersion[];
  /** The buyer's choice for each part of a combo that leaves one. */
  readonly assemblies: readonly NamedPart[];
}

/** Units of one version, stock and presale together: the rule splits them (§4). */
export interface AskedVersion {
  readonly code: string;
  readonly quantity: number;
  /** Whether the buyer asked for some of them in presale. */
  readonly wantsPresale: boolean;
  /** What a unit cost on the buyer's screen; absent where that is not told. */
  readonly seenPrice?: Pesos | undefined;
}

/** How the added units of a version were split. */
export interface AddedVersion {
  readonly sellable: Sellable;
  readonly fromStock: number;
  readonly inPresale: number;
  /** The last day on which some of them leave; null: all at once. */
  readonly lastDate: PlainDate | null;
}

type LineReason = StockRefusal | QuantityRefusal | Refusal<'NOT_IN_PRESALE'>;
export type AdditionRefusal =
  | Refusal<'UNKNOWN_VERSION'>
  | AssemblyRefusal
  | RefusalOfLines<LineReason>;

/**
 * Decides `POST /cart/additem` over lines with the versions that are asked for. What is in the
 * cart already counts (§5, D-9).
 */
export function decideAddition(
  addition: Addition,
  cart: CartLines,
  inputs: RuleInputs,
): Result<{ change: CartChange; added: AddedVersion[] }, AdditionRefusal> {
  const known = addition.versions.flatMap((asked) => {
    const sellable = sellableFor(asked.code, addition, cart);
    return sellable ? [{ ...asked, sellable }] : [];
  });
  if (known.length < addition.versions.length) return fail(refuse('UNKNOWN_VERSION'));

  const wanted = known.filter(({ quantity }) => quantity > 0);
  const [first] = known;
  if (first && wanted.length === 0) return fail(refuseAll([nothingAsked(first.sellable)]));
  const requests: LineRequest[] = [];
  for (const { sellable, quantity, seenPrice } of wanted) {
    const chosen = readAssemblies(sellable, addition.assemblies);
    if (!chosen.ok) return chosen;
    const request = { sellable, assemblyVersionIds: chosen.value, seenPrice };
    requests.push({ ...request, quantity: inCart(cart, request) + quantity });
  }

  const { served, refusals } = fulfil(requests, cart);
  const [refusal, ...more] = refusals.map((one) => orNotInPresale(one, wanted));
  if (refusal) return fail(refuseAll([refusal, ...more]));
  const change = applyServed(served, cart, inputs);
  const added = served.map((one, index) => addedOf(one, wanted[index]?.quantity ?? 0, cart));
  return ok({ change, added });
}

/** No unit at all is below every minimum. */
function nothingAsked(sellable: Sellable): SellableRefusal<QuantityRefusal> {
  const checked = checkQuantity({ ...sellable, quantity: 0 });
  const nearest = checked.ok ? [] : checked.error.nearest;
  return quantityRefusal(sellable, { kind: 'BELOW_MINIMUM', nearest });
}

function sellableFor(code: string, asked: Addition, { sellables }: CartLines): Sellable | null {
  for (const sellable of sellables.values()) {
    const version = sellable.versionCode ?? sellable.code;
    const isProduct = String(sellable.productId) === asked.productId;
    const isNamed = asked.code === sellable.code || asked.code === version;
    if (version === code && isProduct && isNamed && !sellable.isWithdrawn) return sellable;
  }
  return null;
}

function inCart({ rows }: CartLines, request: Omit<LineRequest, 'quantity'>): number {
  return unitsOf(rows.filter((row) => isSameChoice(row, choiceOf(request))));
}

/** Units asked for in presale, of what is never sold in advance, are refused by that name. */
function orNotInPresale(
  refusal: SellableRefusal,
  wanted: readonly (AskedVersion & { sellable: Sellable })[],
): SellableRefusal<LineReason> {
  const asked = wanted.find(({ sellable }) => sellable === refusal.sellable);
  const isShortage = refusal.available !== undefined;
  const isNever = presaleRoomOf(refusal.sellable) === 0;
  if (!asked?.wantsPresale || !isShortage || !isNever) return refusal;
  return { ...refusal, reason: refuse('NOT_IN_PRESALE') };
}

/** Those that the buyer did not have in presale before are new in it. */
function addedOf(one: ServedRequest, quantity: number, { rows, sellables }: CartLines) {
  const { sellable, promises } = one;
  const advance = rows.filter((row) => row.advance);
  const inCartLater = inCart({ rows: advance, sellables }, one);
  const inPresale = waitingUnits({ units: quantity, promises, inCartLater });
  const lastDate = inPresale > 0 ? (promises.at(-1)?.date ?? null) : null;
  return { sellable, fromStock: quantity - inPresale, inPresale, lastDate };
}
