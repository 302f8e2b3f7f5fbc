import { assignCustomers, customersAtOnce } from '@matiz/contracts/staff/customers.ts';
import { customerCopy as copy } from '#copy/customers.ts';
import { useRequest } from '#lib/services.ts';
import { askBefore } from '#parts/question/ask.ts';
import { BulkProgress } from '#parts/table/bulk/bulk-progress.tsx';
import type { BulkResult, ChosenRows, StepPart, StepReply } from '#parts/table/bulk/chosen-rows.ts';
import { useBulkRun } from '#parts/table/bulk/use-bulk-run.ts';
import type { AnyRow } from '#parts/table/table-types.ts';
import { SellerSelect } from './seller-select.tsx';

interface AssignBulkProps {
  readonly chosen: ChosenRows<AnyRow>;
  readonly finish: (result: BulkResult) => void;
}

/** Gives all that is chosen to a seller. */
export function AssignBulk({ chosen, finish }: AssignBulkProps) {
  const request = useRequest();
  const { through, run, stop } = useBulkRun(chosen, finish);

  async function step(part: StepPart<AnyRow>, sellerId: string): Promise<StepReply> {
    const customers =
      'whole' in part ? { all: part.whole } : { customerIds: part.rows.map(({ id }) => id) };
    const { result } = await request(assignCustomers, {
      body: { ...customers, sellerId, isAssigned: true },
    });
    return { done: result.taken, refused: [], next: result.next };
  }

  if (through !== null && chosen.count > customersAtOnce) {
    return <BulkProgress through={through} of={chosen.count} stop={stop} />;
  }
  return (
    <SellerSelect
      isBusy={through !== null}
      onChoose={({ id, name }) => {
        const start = () =>
          void run({
            size: customersAtOnce,
            step: (part) => step(part, id),
            say: (done) => copy.gave(done, name),
          });
        // A page is seen and given at once; of all there are, what was not seen is asked about.
        if (chosen.whole === null) start();
        else askBefore({ text: copy.giveAsk(chosen.count, name), yes: copy.give }, start);
      }}
    />
  );
}
