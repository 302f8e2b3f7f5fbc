import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { formCopy as copy } from '#copy/form.ts';
import { ask } from '#parts/question/ask.ts';
import { hasUnsaved } from './unsaved.ts';

/** Asks before a page is left on which something is not saved. Once in the frame: a router has one such question. */
export function LeaveQuestion() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasUnsaved(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    // Who goes back while it is asked is asked again, of the other way out.
    let isStanding = true;
    void ask({ text: copy.leave, yes: copy.leaveYes, no: copy.leaveNo }).then((isLeaving) => {
      if (!isStanding) return;
      if (isLeaving) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      isStanding = false;
    };
  }, [blocker]);
  return null;
}
