import { useEffect, useState } from 'react';

/**
 * The page behind is locked after the frame that shows the window: locking lays the whole page out
 * again, which takes long on a slow phone.
 */
export function useLaterLock(open: boolean): true | 'trap-focus' {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!open) {
      setShown(false);
      return;
    }
    let painted: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      painted = setTimeout(() => setShown(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(painted);
    };
  }, [open]);
  return isShown ? true : 'trap-focus';
}
