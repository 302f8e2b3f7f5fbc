import { useEffect, useRef } from 'react';

/** A change that goes takes its button along: the keyboard goes on at the top of what is left. */
export function useFocusWhenLost(count: number) {
  const target = useRef<HTMLHeadingElement>(null);
  const shown = useRef(count);
  useEffect(() => {
    const isFewer = count < shown.current;
    shown.current = count;
    if (isFewer && document.activeElement === document.body) {
      target.current?.focus({ preventScroll: true });
    }
  }, [count]);
  return target;
}
