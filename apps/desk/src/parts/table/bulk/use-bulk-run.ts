import { RequestError } from '@matiz/client/request-error.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { BulkResult, ChosenRows, StepPart, StepReply } from './chosen-rows.ts';
import { runSteps } from './run-steps.ts';

interface BulkRun<Row> {
  readonly size: number;
  readonly step: (part: StepPart<Row>) => Promise<StepReply>;
  /** What is said of what was done. */
  readonly say: (done: number) => string;
}

/** Runs a bulk action over what is chosen; who leaves the page leaves what is still to be done. */
export function useBulkRun<Row>(chosen: ChosenRows<Row>, finish: (result: BulkResult) => void) {
  const client = useQueryClient();
  /** How many were gone through; null: nothing runs. */
  const [through, setThrough] = useState<number | null>(null);
  const isWanted = useRef(true);
  useEffect(() => {
    isWanted.current = true;
    return () => {
      isWanted.current = false;
    };
  }, []);

  async function run({ size, step, say }: BulkRun<Row>): Promise<void> {
    if (through !== null) return;
    setThrough(0);
    isWanted.current = true;
    const onStep = (n: number) => {
      if (isWanted.current) setThrough(n);
      return isWanted.current;
    };
    try {
      const result = await runSteps(chosen, { size, step, onStep });
      if (result.done > 0) toast({ message: say(result.done) });
      finish(result);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      toast({ message: error.message, tone: 'danger' });
    } finally {
      setThrough(null);
      // Whatever shows one of them anywhere reads it again.
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' });
    }
  }

  return { through, run, stop: () => (isWanted.current = false) };
}
