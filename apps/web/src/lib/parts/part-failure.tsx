import { Button } from '@matiz/ui/button.tsx';
import { dismissToast, toast } from '@matiz/ui/overlays/toast-store.ts';
import { RotateCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { commonCopy as copy } from '#copy/everywhere.ts';
import { useOnline } from '../network/use-online.ts';
import { useServices } from '../services.ts';
import { PartError } from './load-part.ts';

/**
 * Where it is said that a part failed. page: in its own place; row: there, as an item of its list;
 * window: over the page, since it has no place of its own; nowhere: nobody misses it.
 */
export type FailurePosition = 'page' | 'row' | 'window' | 'nowhere';

interface PartFailureProps {
  readonly error: unknown;
  /** How often it was tried again. */
  readonly tries: number;
  readonly place: FailurePosition;
  readonly onRetry: () => void;
}

/** Stands where a part of a page could not be drawn, and says what can be done. */
export function PartFailure({ error, tries, place, onRetry }: PartFailureProps) {
  const isLate = error instanceof PartError;
  const isOnline = useOnline();
  const isGone = useComeBack(isLate, tries, onRetry);
  // It is being found out why it did not come.
  if (place === 'nowhere' || (isLate && isOnline && !isGone)) return null;
  const isWindow = place === 'window';
  const failure = isLate ? describeLate(isOnline, isWindow) : describe(isWindow);
  const press = failure.needsReload ? () => window.location.reload() : onRetry;
  if (isWindow) return <OverThePage {...failure} onPress={press} />;
  const notice = <Notice {...failure} onPress={press} />;
  return place === 'row' ? <li className="py-3">{notice}</li> : notice;
}

type PressableFailure = Failure & { readonly onPress: () => void };

function Notice({ message, label, onPress }: PressableFailure) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-warning-soft px-4 py-3 text-sm"
    >
      <p className="min-w-40 flex-1">{message}</p>
      {label === null ? null : (
        <Button
          variant="secondary"
          size="sm"
          start={<RotateCw size={16} aria-hidden="true" />}
          onClick={onPress}
        >
          {label}
        </Button>
      )}
    </div>
  );
}

interface Failure {
  readonly message: string;
  /** Null: nothing has to be done, it comes by itself. */
  readonly label: string | null;
  readonly needsReload: boolean;
}

function describe(isWindow: boolean): Failure {
  const message = isWindow ? copy.windowFailed : copy.partFailed;
  return { message, label: copy.retry, needsReload: false };
}

function describeLate(isOnline: boolean, isWindow: boolean): Failure {
  if (isOnline) return { message: copy.oldRelease, label: copy.reload, needsReload: true };
  const message = isWindow ? copy.offlineWindow : copy.offlinePart;
  return { message, label: null, needsReload: false };
}

/**
 * What only the connection kept away is tried again when it is back; a hiccup, at once. Answers
 * whether it is not there to be had at all.
 */
function useComeBack(isLate: boolean, tries: number, onRetry: () => void): boolean {
  const { connection } = useServices();
  const [isGone, setGone] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is looked into once
  useEffect(() => {
    if (!isLate) return;
    const left = new AbortController();
    connection
      .untilBack(left.signal)
      .then((wasLost) => {
        if (left.signal.aborted) return;
        if (wasLost || tries === 0) onRetry();
        else setGone(true);
      })
      .catch(() => undefined);
    return () => left.abort();
  }, [connection]);
  return isGone;
}

function OverThePage({ message, label, onPress }: PressableFailure) {
  const press = useRef(onPress);
  press.current = onPress;
  useEffect(() => {
    const action = label === null ? {} : { action: { label, onAction: () => press.current() } };
    const id = toast({ tone: 'danger', message, ...action });
    return () => dismissToast(id);
  }, [message, label]);
  return null;
}
