import type { ReactNode } from 'react';
import type { Span } from './calendar-range.ts';

/** Pixels from one line of bars to the next. */
export const lineHeight = 28;

interface TimespanProps {
  readonly span: Span;
  readonly line: number;
  readonly children: ReactNode;
}

/** Where a window lies on a line of time, however wide that is drawn. */
export function Timespan({ span, line, children }: TimespanProps) {
  return (
    <span
      className="absolute min-w-2"
      style={{
        left: percent(span.left),
        width: percent(span.width),
        top: `${line * lineHeight + 4}px`,
      }}
    >
      {children}
    </span>
  );
}

export function percent(share: number): string {
  return `${Math.round(share * 100_000) / 1_000}%`;
}
