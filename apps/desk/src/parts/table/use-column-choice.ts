import { useState } from 'react';
import { deviceStorage } from '#lib/device-storage.ts';

type Visibility = Readonly<Record<string, boolean>>;
type Update = Visibility | ((before: Visibility) => Visibility);

/** Which columns a person sees in a table; kept on the device. */
export function useColumnChoice(
  table: string,
  columns: readonly { readonly id: string; readonly isExtra?: boolean }[],
) {
  const key = `matiz:columns:${table}`;
  const [visibility, setChoice] = useState<Visibility>(() => ({
    ...Object.fromEntries(columns.map(({ id, isExtra }) => [id, !isExtra])),
    ...readChoice(key),
  }));
  const setVisibility = (update: Update) =>
    setChoice((before) => {
      const after = typeof update === 'function' ? update(before) : update;
      deviceStorage.write(key, JSON.stringify(after));
      return after;
    });
  return { visibility, setVisibility };
}

function readChoice(key: string): Visibility {
  try {
    const kept: unknown = JSON.parse(deviceStorage.read(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Visibility) : {};
  } catch {
    return {};
  }
}
