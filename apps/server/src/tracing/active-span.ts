import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';

/** The span within which something is done. */
export interface ActiveSpan {
  /** Undefined outside of any, and where it has ended or is not among those that are sent. */
  get(): Span | undefined;
  run<T>(span: Span, work: () => T): T;
}

export function createActiveSpan(): ActiveSpan {
  const current = new AsyncLocalStorage<Span>();
  return {
    get() {
      const span = current.getStore();
      // What goes on after an answer belongs to nobody who waits.
      return span?.isRecording() ? span : undefined;
    },
    run: (span, work) => current.run(span, work),
  };
}
