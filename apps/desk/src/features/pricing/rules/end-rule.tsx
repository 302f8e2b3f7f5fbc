import { RequestError } from '@matiz/client/request-error.ts';
import type { Call } from '@matiz/contracts/define-call.ts';
import { Button } from '@matiz/ui/button.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ruleCopy as copy } from '#copy/pricing/price-rules.ts';
import { useRequest } from '#lib/services.ts';
import type { EditedRow } from '#parts/form/use-resource-form.ts';
import { ReasonDialog } from '#parts/reason-dialog.tsx';
import { useCan } from '#session/me.ts';

type Row = NonNullable<EditedRow>;
interface EndRuleProps {
  readonly row: Row;
  readonly read: Call;
  readonly change: Call;
}

/** Lets a rule that holds end at once; what is not begun or is over has nothing to end. */
export function EndRule({ row, read, change }: EndRuleProps) {
  const request = useRequest() as (call: Call, parts: object) => Promise<{ result: Row }>;
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const mayWrite = useCan('prices:publish');
  const end = useMutation({
    mutationFn: (reason: string) => {
      const set = { endsAt: new Date().toISOString() };
      return request(change, { body: { id: row.id, version: row.version, set, reason } });
    },
    onSuccess({ result }) {
      setIsAsking(false);
      client.setQueryData(['row', read.path, result.id], result);
      void client.invalidateQueries({ queryKey: ['list'] });
      toast({ message: copy.ended });
    },
    onError(failure) {
      if (!(failure instanceof RequestError)) throw failure;
    },
  });
  if (!mayWrite || row.state !== 'running') return null;
  return (
    <section className="mt-8 max-w-xl border-t border-line pt-4">
      <Button
        size="sm"
        variant="secondary"
        loading={end.isPending}
        onClick={() => setIsAsking(true)}
      >
        {copy.end}
      </Button>
      {isAsking ? (
        <ReasonDialog
          title={copy.end}
          explain={copy.endAsk(String(row.name ?? row.code))}
          confirm={copy.end}
          isBusy={end.isPending}
          problem={end.error?.message}
          onConfirm={end.mutate}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
      <p className="mt-1 text-xs text-ink-faint">{copy.endExplain}</p>
    </section>
  );
}
