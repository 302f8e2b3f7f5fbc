import type { PartChoice, Sellable, SellablePart } from '../../catalogue/sellable.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { fail, ok, type Result } from '../../kernel/result.ts';

/** Why the parts that were named do not make the combo. */
export type AssemblyRefusal =
  | Refusal<'COMBO_PART_MISSING', { name: string }>
  | Refusal<'UNKNOWN_VERSION'>;

/** A part of a combo and what it is in one line. */
export interface PickedPart {
  readonly part: SellablePart;
  readonly choice: PartChoice;
}

/** The version that the buyer chose for a part, as §7's `assemblies` name it. */
export interface NamedPart {
  readonly code: string;
  readonly versionCode: string;
}

/** Joins the codes of several parts into the one text that §3 has for them. */
const joint = '|';

/**
 * What each part of a combo is, given the versions chosen for its open parts in their order.
 * Null when one is missing, or is no longer among those that the part may be.
 */
export function pickParts(
  { parts }: Sellable,
  assemblyVersionIds: readonly number[],
): PickedPart[] | null {
  const chosen = [...assemblyVersionIds];
  const picked: PickedPart[] = [];
  for (const part of parts) {
    const id = part.isChosen ? chosen.shift() : part.choices[0]?.versionId;
    const choice = part.choices.find(({ versionId }) => versionId === id);
    if (!choice) return null;
    picked.push({ part, choice });
  }
  return chosen.length === 0 ? picked : null;
}

/** How a line names what was chosen for a combo's open parts; null where nothing is open. */
export function describeAssemblies(sellable: Sellable, assemblyVersionIds: readonly number[]) {
  const open = (pickParts(sellable, assemblyVersionIds) ?? []).filter(({ part }) => part.isChosen);
  if (open.length === 0) return null;
  return {
    code: open.map(({ part }) => part.code).join(joint),
    versionCode: open.map(({ choice }) => choice.versionCode).join(joint),
    versionName: open.map(({ choice }) => choice.versionName).join(' · '),
  };
}

/**
 * The versions chosen for the open parts of a combo, in their order. A part that is fixed may be
 * named as it is, and names may be joined as a line shows them. Fails when an open part is not
 * named, or a part is named that the combo does not have, or with a version that is not its own.
 */
export function readAssemblies(
  sellable: Sellable,
  assemblies: readonly NamedPart[],
): Result<readonly number[], AssemblyRefusal> {
  const named = assemblies.flatMap(splitName);
  const chosen: number[] = [];
  for (const part of sellable.parts) {
    const index = named.findIndex(({ code }) => code === part.code);
    const [name] = index < 0 ? [] : named.splice(index, 1);
    if (!name && part.isChosen) return fail(refuse('COMBO_PART_MISSING', { name: sellable.name }));
    if (!name) continue;
    const choice = part.choices.find(({ versionCode }) => versionCode === name.versionCode);
    if (!choice) return fail(refuse('UNKNOWN_VERSION'));
    if (part.isChosen) chosen.push(choice.versionId);
  }
  return named.length > 0 ? fail(refuse('UNKNOWN_VERSION')) : ok(chosen);
}

function splitName({ code, versionCode }: NamedPart): NamedPart[] {
  const versionCodes = versionCode.split(joint);
  return code.split(joint).map((one, index) => {
    return { code: one, versionCode: versionCodes[index] ?? '' };
  });
}

/** Units of one stock row that a line takes for each of its own units (D-7). */
export interface UnitDemand {
  readonly versionId: number;
  readonly units: number;
}

/**
 * The stock rows behind one unit of a sellable: itself, or a combo's parts, each row once.
 * Null when a part that the buyer must choose is not chosen, or is no longer for sale.
 */
export function unitsBehind(
  sellable: Sellable,
  assemblyVersionIds: readonly number[],
): readonly UnitDemand[] | null {
  if (!sellable.isCombo) return [{ versionId: sellable.versionId, units: 1 }];
  const picked = pickParts(sellable, assemblyVersionIds);
  if (picked === null || picked.length === 0) return null;
  const units = new Map<number, number>();
  for (const { part, choice } of picked) {
    units.set(choice.versionId, (units.get(choice.versionId) ?? 0) + part.quantity);
  }
  return [...units].map(([versionId, count]) => ({ versionId, units: count }));
}

/** What is left of each stock row of the warehouse while lines take from it. */
export type StockPool = Map<number, number>;

/** Every row of stock that was read with the sellables. */
export function poolOf(sellables: Iterable<Sellable>): StockPool {
  const pool: StockPool = new Map();
  for (const sellable of sellables) {
    if (!sellable.isCombo) pool.set(sellable.versionId, sellable.stock);
    for (const { choices } of sellable.parts) {
      for (const { versionId, available } of choices) pool.set(versionId, available);
    }
  }
  return pool;
}

/** How many units of a sellable the pool still makes. */
export function madeFrom(pool: StockPool, demand: readonly UnitDemand[] | null): number {
  if (demand === null || demand.length === 0) return 0;
  const each = demand.map(({ versionId, units }) =>
    Math.floor(Math.max(0, pool.get(versionId) ?? 0) / units),
  );
  return Math.min(...each);
}

export function takeFrom(pool: StockPool, demand: readonly UnitDemand[] | null, count: number) {
  for (const { versionId, units } of demand ?? []) {
    pool.set(versionId, (pool.get(versionId) ?? 0) - units * count);
  }
}
