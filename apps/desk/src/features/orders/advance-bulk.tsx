import type { Request } from '@matiz/client/request.ts';
import { RequestError } from '@matiz/client/request-error.ts';
import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import { advanceOrders, ordersAtOnce } from '@matiz/contracts/staff/orders.ts';
import { stateWords } from '@matiz/domain/orders/state-words.ts';
import { Button } from '@matiz/ui/button.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { orderCopy as copy } from '#copy/orders.ts';
import { sayRefusal } from '#lib/say-refusal.ts';
import { useRequest } from '#lib/services.ts';
import { askBefore } from '#parts/question/ask.ts';

export type AdvanceResult = ReplyOf<typeof advanceOrders>;

const targets = ['in_preparation', 'dispatched', 'delivered'] as const;
type Target = (typeof targets)[number];

interface AdvanceBulkProps {
  readonly codes: readonly string[];
  readonly done: (result: AdvanceResult) => void;
}

/** Takes the chosen orders to a state; asked twice, they stay where they are. */
export function AdvanceBulk({ codes, done }: AdvanceBulkProps) {
  const request = useRequest();
  const client = useQueryClient();
  const advance = useMutation({
    mutationFn: (state: Target) => advanceAll(request, codes, state),
    onSuccess(result, state) {
      if (result.moved.length > 0) {
        toast({ message: copy.moved(result.moved.length, stateWords[state]) });
      }
      done(result);
    },
    onError(error) {
      if (!(error instanceof RequestError)) throw error;
      toast({ message: sayRefusal(error), tone: 'danger' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['list'] }),
  });
  return targets.map((state) => (
    <Button
      key={state}
      size="sm"
      variant="secondary"
      loading={advance.isPending && advance.variables === state}
      onClick={() => {
        const text = copy.advanceAsk(codes.length, copy.advance[state]);
        if (advance.isPending) return;
        askBefore({ text, yes: copy.advance[state] }, () => advance.mutate(state));
      }}
    >
      {copy.advance[state]}
    </Button>
  ));
}

/** As many at once as the call takes, one part after the other, told as one result. */
async function advanceAll(request: Request, codes: readonly string[], state: Target) {
  const result: AdvanceResult = { moved: [], refused: [] };
  for (let from = 0; from < codes.length; from += ordersAtOnce) {
    const orders = codes.slice(from, from + ordersAtOnce).map((orderCode) => ({ orderCode }));
    const part = await request(advanceOrders, { body: { orders, state } });
    result.moved.push(...part.moved);
    result.refused.push(...part.refused);
  }
  return result;
}

interface AdvanceSummaryProps {
  readonly result: AdvanceResult;
  readonly close: () => void;
}

/** Which orders could not go, each with its own reason; nothing when all of them went. */
export function AdvanceSummary({ result: { moved, refused }, close }: AdvanceSummaryProps) {
  if (refused.length === 0) return null;
  return (
    <section
      role="alert"
      className="mx-4 mt-4 max-h-72 overflow-y-auto rounded-md border border-line-strong bg-surface p-4 lg:mx-6"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 className="text-base">{copy.refusedTitle(refused.length, moved.length)}</h2>
        <Button size="sm" variant="quiet" onClick={close}>
          {copy.closeSummary}
        </Button>
      </div>
      <ul className="mt-2 grid gap-1">
        {refused.map(({ orderCode, message }) => (
          <li key={orderCode}>
            <Link to={`/pedidos/${orderCode}`} className="font-medium text-accent hover:underline">
              {orderCode}
            </Link>{' '}
            {message}
          </li>
        ))}
      </ul>
    </section>
  );
}
