import { useEffect, useRef } from 'react';

/**
 * Keeps the keyboard in place when a control turns into another one: the pressed one calls `claim`, and the
 * element that carries `next` after `phase` has changed takes the focus, if nothing else has taken it.
 */
export function useFocusHandover(phase: unknown) {
  const next = useRef<HTMLButtonElement>(null);
  const isClaimed = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of phase is the event
  useEffect(() => {
    if (isClaimed.current && document.activeElement === document.body) {
      next.current?.focus({ preventScroll: true });
    }
    isClaimed.current = false;
  }, [phase]);

  return {
    next,
    claim: () => {
      isClaimed.current = true;
    },
  };
}
