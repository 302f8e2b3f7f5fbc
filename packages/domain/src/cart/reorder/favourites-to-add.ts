import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { OrderedLine } from './decide-reorder.ts';

/** A product that someone keeps, by the fewest units that it is sold in. */
export interface FavouriteGood
  extends Omit<OrderedLine, 'versionId' | 'assemblyVersionIds' | 'unitPrice'> {
  /** Null: it comes in several, and which one must be chosen. */
  readonly versionId: number | null;
}

/** A product that «Agregar todo» leaves out until its buyer chooses. */
export interface ToChoose {
  readonly good: FavouriteGood;
  readonly refusal: Refusal<'VERSION_REQUIRED', { name: string }>;
}

/** What of a list can be asked for as it is, and what must be chosen first: nothing is guessed. */
export function favouritesToAdd(goods: readonly FavouriteGood[]): {
  lines: OrderedLine[];
  toChoose: ToChoose[];
} {
  const lines: OrderedLine[] = [];
  const toChoose: ToChoose[] = [];
  for (const good of goods) {
    const { versionId } = good;
    if (versionId === null) {
      toChoose.push({ good, refusal: refuse('VERSION_REQUIRED', { name: good.name }) });
    } else lines.push({ ...good, versionId, assemblyVersionIds: [], unitPrice: 0 });
  }
  return { lines, toChoose };
}
