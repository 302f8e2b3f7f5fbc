import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { formCopy as copy } from '#copy/form.ts';

/** A courtesy: what was written is kept, so nothing is lost by leaving. */
export function useLeaveQuestion(isDirty: boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(copy.leave)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
}
