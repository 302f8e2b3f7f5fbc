import { useEffect, useState } from 'react';

const pause = 400;

/** The value once it has not changed for a moment: what is asked of a server while people type. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
