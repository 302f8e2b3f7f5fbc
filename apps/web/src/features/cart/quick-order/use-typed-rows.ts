import { useRef, useState } from 'react';
import type { CheckedRow, NewRow } from './rows.ts';
import type { QuickOrder } from './use-quick-order.ts';

export interface TypedRows {
  /** Those of the last entry that are still in the list. */
  readonly last: readonly CheckedRow[];
  take(rows: readonly NewRow[]): void;
  /** Takes the row back that was typed last; one that is gone already takes no other along. */
  undo(): void;
}

/** The rows that were typed here, which backspace takes back; not those that were there before. */
export function useTypedRows(order: QuickOrder): TypedRows {
  const typed = useRef<number[]>([]);
  const [lastIds, setLast] = useState<readonly number[]>([]);
  return {
    last: order.rows.filter(({ id }) => lastIds.includes(id)),
    take(rows) {
      const ids = order.append(rows);
      typed.current.push(...ids);
      setLast(ids);
    },
    undo() {
      const id = typed.current.pop();
      setLast([]);
      if (id !== undefined) order.remove(id);
    },
  };
}
