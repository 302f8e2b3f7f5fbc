import type { QuickOrderInput } from '@matiz/domain/cart/quick-order-text.ts';
import type { Storage } from '#platform/platform.ts';
import type { ListRow } from './rows.ts';

const key = 'matiz:quick-order';

/** Keeps the list of this tab, so that a reload or a look at the cart loses nothing. */
export function keepList(tab: Storage, rows: readonly ListRow[]): void {
  tab.write(key, rows.length === 0 ? null : JSON.stringify(rows.map(({ input }) => input)));
}

/** What was kept; it may be of an older page or garbage, of which nothing is taken. */
export function readKeptList(tab: Storage): QuickOrderInput[] {
  try {
    const kept: unknown = JSON.parse(tab.read(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isInput) : [];
  } catch {
    return [];
  }
}

function isInput(value: unknown): value is QuickOrderInput {
  if (typeof value !== 'object' || value === null) return false;
  if ('text' in value) return typeof value.text === 'string';
  return (
    'code' in value &&
    'quantity' in value &&
    typeof value.code === 'string' &&
    typeof value.quantity === 'string'
  );
}
