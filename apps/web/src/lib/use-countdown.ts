import { useEffect, useState } from 'react';

/**
 * Whole seconds until a moment (milliseconds of the browser's clock); 0 once it has passed. It draws
 * once a second, when the second is over.
 */
export function useCountdown(until: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(until));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setSeconds(secondsUntil(until));
      const left = until - Date.now();
      if (left > 0) timer = setTimeout(tick, left % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [until]);
  return seconds;
}

function secondsUntil(until: number): number {
  return Math.max(0, Math.ceil((until - Date.now()) / 1000));
}
