import type { addItem } from '@matiz/contracts/cart.ts';
import type { BodyOf, ReplyOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import { checkQuantity } from '@matiz/domain/kernel/quantity.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Sellable } from '../catalogue/index.ts';
import { roomOf } from './allocate.ts';
import { readAssemblies } from './assemblies.ts';
import { applyFulfilled, type CartChange } from './cart-change.ts';
import { type CartPicture, type CartRow, isSameChoice } from './cart-picture.ts';
import { choiceOf, type Fulfilled, fulfil } from './fulfil.ts';
import { quantityRefusal, type Refusal, refuse } from './shortage.ts';

export type Addition = BodyOf<typeof addItem>;
export type AdditionResult = ReplyOf<typeof addItem>['results'][number];

/** What is asked of one version: stock and presale together, since the server splits (§4). */
interface Asked {
  readonly code: string;
  readonly units: number;
  readonly inPresale: number;
}

/** The codes of the versions that an addition names; a product without versions goes by its own. */
export function codesAsked(body: Addition): string[] {
  return [...new Set(body.versions?.map(({ code }) => code) ?? [body.code])];
}

export interface Added {
  readonly change: CartChange;
  readonly results: AdditionResult[];
}

/**
 * Decides `POST /cart/additem` over a picture that holds the versions asked for. What is in the
 * cart already counts (§5, D-9); the client's own split, price and stock are hints.
 */
export function decideAddition(
  body: Addition,
  picture: CartPicture,
  world: { moment: Date; newId: () => string },
): Result<Added, Failure> {
  const asked = askedOf(body);
  const found = asked.map((one) => ({ ...one, sellable: sellableFor(one.code, body, picture) }));
  const known = found.filter((one): one is Wanted => one.sellable !== null);
  if (known.length < found.length) return fail(failure('UNKNOWN_VERSION'));

  const wanted = known.filter(({ units }) => units > 0);
  const [first] = known;
  if (first && wanted.length === 0) return fail(refuse([nothingAsked(first.sellable)]));
  const chosen = wanted.map(({ sellable }) => readAssemblies(sellable, body.assemblies ?? []));
  const wishes = [];
  for (const [index, one] of wanted.entries()) {
    const part = chosen[index];
    if (!part?.ok) return fail(part?.error ?? failure('COMBO_PART_MISSING'));
    const wish = { sellable: one.sellable, assemblyVersionIds: part.value };
    wishes.push({ ...wish, total: held(picture.rows, choiceOf(wish)) + one.units });
  }

  const { fulfilled, refusals } = fulfil(wishes, picture);
  const [refusal, ...more] = refusals.map((one) => orNotInPresale(one, wanted));
  if (refusal) return fail(refuse([refusal, ...more]));
  const change = applyFulfilled(fulfilled, picture, world);
  const results = fulfilled.map((one, index) =>
    resultOf(one, wanted[index]?.units ?? 0, picture.rows),
  );
  return ok({ change, results });
}

/** No unit at all is below every minimum. */
function nothingAsked(sellable: Sellable): Refusal {
  const checked = checkQuantity({ ...sellable, quantity: 0 });
  const nearest = checked.ok ? [] : checked.error.nearest;
  return quantityRefusal(sellable, { kind: 'BELOW_MINIMUM', nearest });
}

type Wanted = Asked & { readonly sellable: Sellable };

/** One row for each version, however often the list names it. */
function askedOf(body: Addition): Asked[] {
  const list = body.versions ?? [
    { code: body.code, quantity: body.quantity ?? 0, quantityPresale: body.quantityPresale },
  ];
  const byCode = Map.groupBy(list, ({ code }) => code);
  return [...byCode].map(([code, rows]) => {
    const inPresale = rows.reduce((sum, { quantityPresale = 0 }) => sum + quantityPresale, 0);
    const units = rows.reduce((sum, { quantity }) => sum + quantity, inPresale);
    return { code, units, inPresale };
  });
}

function sellableFor(code: string, body: Addition, { sellables }: CartPicture): Sellable | null {
  for (const sellable of sellables.values()) {
    const version = sellable.versionCode ?? sellable.code;
    const isProduct = String(sellable.productId) === body.productId;
    const isNamed = body.code === sellable.code || body.code === version;
    if (version === code && isProduct && isNamed && !sellable.isWithdrawn) return sellable;
  }
  return null;
}

function held(rows: readonly CartRow[], choice: ReturnType<typeof choiceOf>): number {
  return rows
    .filter((row) => isSameChoice(row, choice))
    .reduce((units, { quantity }) => units + quantity, 0);
}

/** Units asked for in presale, of what is never sold in advance, are refused by that name. */
function orNotInPresale(refusal: Refusal, wanted: readonly Wanted[]): Refusal {
  const asked = wanted.find(({ sellable }) => sellable === refusal.sellable);
  const isShortage = !['BELOW_MINIMUM', 'NOT_A_MULTIPLE'].includes(refusal.failure.code);
  const { isPresale, excludedFromPresale } = refusal.sellable;
  const isNever = !isPresale || excludedFromPresale || roomOf(refusal.sellable) === 0;
  if (!asked || asked.inPresale === 0 || !isShortage || !isNever) return refusal;
  return { ...refusal, failure: failure('NOT_IN_PRESALE') };
}

/** How the added units were split: those that the buyer did not have in presale before are new. */
function resultOf(one: Fulfilled, units: number, rows: readonly CartRow[]): AdditionResult {
  const choice = choiceOf(one.wish);
  const before = held(
    rows.filter(({ advance }) => advance),
    choice,
  );
  const promised = one.promises.reduce((sum, { quantity }) => sum + quantity, 0);
  const quantityPresale = Math.min(units, Math.max(0, promised - before));
  return {
    code: one.wish.sellable.code,
    versionCode: one.wish.sellable.versionCode,
    quantity: units - quantityPresale,
    quantityPresale,
    dispatchDate: quantityPresale > 0 ? (one.promises.at(-1)?.date ?? null) : null,
  };
}
