import { type RefObject, useEffect, useRef } from 'react';

/** Loads on when the end of a list comes near the screen, as long as `isOn`. */
export function useAutoLoad(isOn: boolean, load: () => void): RefObject<HTMLDivElement | null> {
  const sentinel = useRef<HTMLDivElement>(null);
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    const element = sentinel.current;
    if (!isOn || !element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current();
      },
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOn]);
  return sentinel;
}
