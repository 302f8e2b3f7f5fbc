import { useState } from 'react';
import { deviceStorage } from '#lib/device-storage.ts';

type Visibility = Readonly<Record<string, boolean>>;
interface OfferedColumn {
  readonly id: string;
  readonly isExtra?: boolean;
}

/**
 * Which columns a person sees in a table and in which order; kept on the device. The first column
 * names the row: it stays the first.
 */
export function useColumnChoice<Column extends OfferedColumn>(
  table: string,
  offered: readonly Column[],
) {
  const [choiceKey, orderKey] = [`matiz:columns:${table}`, `matiz:column-order:${table}`];
  const [visibility, setChoice] = useState<Visibility>(() => ({
    ...Object.fromEntries(offered.map(({ id, isExtra }) => [id, !isExtra])),
    ...readKept<Visibility>(choiceKey, (kept) => !Array.isArray(kept)),
  }));
  const [order, setOrder] = useState<readonly string[]>(
    () => readKept<readonly string[]>(orderKey, Array.isArray) ?? [],
  );
  const columns = inOrder(offered, order);

  function keepVisibility(next: Visibility): void {
    setChoice(next);
    deviceStorage.write(choiceKey, JSON.stringify(next));
  }
  function keepOrder(ids: readonly string[]): void {
    setOrder(ids);
    deviceStorage.write(orderKey, JSON.stringify(ids));
  }
  return {
    columns,
    shown: columns.filter(({ id }) => visibility[id] !== false),
    isShown: (id: string) => visibility[id] !== false,
    setShown: (id: string, isOn: boolean) => keepVisibility({ ...visibility, [id]: isOn }),
    /** Puts a column where another one of them stands; never before the first. */
    move(id: string, to: number) {
      if (to < 1 || to >= columns.length) return;
      const ids = columns.map((column) => column.id).filter((each) => each !== id);
      keepOrder(ids.toSpliced(to, 0, id));
    },
    /** As a kept view has them: these alone, as they follow one another. */
    show(ids: readonly string[]) {
      keepVisibility(Object.fromEntries(offered.map(({ id }) => [id, ids.includes(id)])));
      keepOrder(ids);
    },
  };
}

/** A column that the order does not know stands behind the one that it stands behind by itself. */
function inOrder<Column extends OfferedColumn>(
  offered: readonly Column[],
  order: readonly string[],
): readonly Column[] {
  const [first, ...rest] = offered;
  if (!first) return [];
  const known = order.flatMap((id) => rest.find((column) => column.id === id) ?? []);
  const placed = [first, ...new Set(known)];
  for (const [index, column] of rest.entries()) {
    if (placed.includes(column)) continue;
    const before = offered[index];
    placed.splice(before ? placed.indexOf(before) + 1 : placed.length, 0, column);
  }
  return placed;
}

function readKept<T>(key: string, isIt: (kept: object) => boolean): T | null {
  try {
    const kept: unknown = JSON.parse(deviceStorage.read(key) ?? 'null');
    return typeof kept === 'object' && kept !== null && isIt(kept) ? (kept as T) : null;
  } catch {
    return null;
  }
}
