import { useEffect, useState } from 'react';

/** The value as it stood when it had been quiet for so many milliseconds. */
export function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [quiet, setQuiet] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return quiet;
}
