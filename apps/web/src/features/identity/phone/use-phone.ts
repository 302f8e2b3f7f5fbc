import { useCallback, useMemo, useState } from 'react';
import type { PhoneStep } from '#lib/page/route.ts';
import { useTabValue, useWriteTabValue } from '#lib/use-tab-value.ts';
import { type PhoneData, parsePhone, phoneKeys } from './phone-step.ts';

/** The phone of a step: null where there is none, undefined until the page has come alive. */
export function usePhone(step: PhoneStep): PhoneData | null | undefined {
  const text = useTabValue(phoneKeys[step]);
  return useMemo(() => (text === undefined ? undefined : parsePhone(text)), [text]);
}

/**
 * The same for a page that ends with the phone: it was the page's as long as it stands, even when
 * it is thrown away a moment before the next page has taken its place.
 */
export function useStoredPhone(step: PhoneStep): PhoneData | null | undefined {
  const now = usePhone(step);
  const [held, hold] = useState(now);
  if (now && now !== held) hold(now);
  return now ?? (held || now);
}

/** Keeps a phone for a step, or throws it away. */
export function useWritePhone(): (step: PhoneStep, data: PhoneData | null) => void {
  const write = useWriteTabValue();
  return useCallback((step, data) => write(phoneKeys[step], data && JSON.stringify(data)), [write]);
}
