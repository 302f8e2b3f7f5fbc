import { useCallback, useRef } from 'react';
import { useBuyingChecks } from '#features/buying/index.ts';

/**
 * §5: a quantity typed by hand is first checked against coverage and, for sellers, the customer;
 * a guest may try quantities. The same function for good, so that no tile is drawn on its account.
 */
export function useTypingCheck(): () => boolean {
  const mayBuy = useBuyingChecks();
  const latest = useRef<() => boolean>(() => true);
  latest.current = () => mayBuy({ isTyping: true });
  return useCallback(() => latest.current(), []);
}
