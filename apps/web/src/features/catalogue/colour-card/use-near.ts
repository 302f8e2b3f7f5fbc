import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far below what is seen something counts as near. */
const margin = '600px';

/**
 * Whether an element is in sight or has been near it; never at first, so that the first frame waits
 * for no pictures. Where the browser cannot tell, it always is.
 */
export function useNear<E extends Element>(): [ref: RefObject<E | null>, isNear: boolean] {
  const ref = useRef<E>(null);
  const canTell = typeof IntersectionObserver !== 'undefined';
  const [isNear, setNear] = useState(!canTell);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      // The window that scrolls stands between the element and the page.
      { rootMargin: margin, scrollMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  return [ref, isNear];
}
