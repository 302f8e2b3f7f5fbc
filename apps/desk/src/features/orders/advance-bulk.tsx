import type { RowOf } from '@matiz/contracts/staff/list.ts';
import { advanceOrders, type listDeskOrders, ordersAtOnce } from '@matiz/contracts/staff/orders.ts';
import { stateWords } from '@matiz/domain/orders/state-words.ts';
import { Button } from '@matiz/ui/button.tsx';
import { orderCopy as copy } from '#copy/orders.ts';
import { useRequest } from '#lib/services.ts';
import { askBefore } from '#parts/question/ask.ts';
import { BulkProgress } from '#parts/table/bulk/bulk-progress.tsx';
import type { BulkResult, ChosenRows, StepPart, StepReply } from '#parts/table/bulk/chosen-rows.ts';
import { useBulkRun } from '#parts/table/bulk/use-bulk-run.ts';

type Row = Pick<RowOf<typeof listDeskOrders>, 'id' | 'code'>;
const targets = ['in_preparation', 'dispatched', 'delivered'] as const;
type Target = (typeof targets)[number];

interface AdvanceBulkProps {
  readonly chosen: ChosenRows<Row>;
  readonly finish: (result: BulkResult) => void;
}

/** Takes the chosen orders to a state; asked twice, they stay where they are. */
export function AdvanceBulk({ chosen, finish }: AdvanceBulkProps) {
  const request = useRequest();
  const { through, run, stop } = useBulkRun(chosen, finish);

  async function step(part: StepPart<Row>, state: Target): Promise<StepReply> {
    const orders =
      'whole' in part
        ? { all: part.whole }
        : { orders: part.rows.map(({ code }) => ({ orderCode: code })) };
    const { moved, refused, next } = await request(advanceOrders, { body: { ...orders, state } });
    const idOf = new Map('rows' in part ? part.rows.map(({ id, code }) => [code, id]) : []);
    return {
      done: moved.length,
      refused: refused.map(({ orderCode: name, message }) => {
        return { id: idOf.get(name) ?? name, name, message };
      }),
      next,
    };
  }

  const start = (state: Target) =>
    run({
      size: ordersAtOnce,
      step: (part) => step(part, state),
      say: (done) => copy.moved(done, stateWords[state]),
    });
  if (through !== null && chosen.count > ordersAtOnce) {
    return <BulkProgress through={through} of={chosen.count} stop={stop} />;
  }
  return targets.map((state) => (
    <Button
      key={state}
      size="sm"
      variant="secondary"
      disabled={through !== null}
      onClick={() => {
        const text = copy.advanceAsk(chosen.count, copy.advance[state]);
        askBefore({ text, yes: copy.advance[state] }, () => void start(state));
      }}
    >
      {copy.advance[state]}
    </Button>
  ));
}
