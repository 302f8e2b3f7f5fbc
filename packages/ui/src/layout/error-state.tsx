import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { words } from '../words.ts';

/** Something failed: what happened in plain words and a way to try again. */
export function ErrorState({
  title,
  children,
  onRetry,
  retrying = false,
  retryLabel = words.retry,
  action,
  reference,
}: {
  title: string;
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  retrying?: boolean;
  retryLabel?: string;
  /** Another way out, e.g. a link to the start; beside it to try again is what leads. */
  action?: ReactNode;
  /** A request number for support. */
  reference?: string | undefined;
}) {
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center"
    >
      <span
        aria-hidden="true"
        className="mb-5 grid size-16 place-items-center rounded-full bg-danger-soft text-danger"
      >
        <TriangleAlert size={28} />
      </span>
      <h2 className="text-xl">{title}</h2>
      {children ? (
        <div className="mt-2 text-base text-balance text-ink-soft">{children}</div>
      ) : null}
      {onRetry || action ? (
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          {onRetry ? (
            <Button
              variant={action ? 'primary' : 'secondary'}
              onClick={onRetry}
              loading={retrying}
              start={<RotateCw size={18} aria-hidden="true" />}
            >
              {retryLabel}
            </Button>
          ) : null}
          {action}
        </div>
      ) : null}
      {reference ? <p className="mt-5 text-xs text-ink-faint tabular-nums">{reference}</p> : null}
    </div>
  );
}
