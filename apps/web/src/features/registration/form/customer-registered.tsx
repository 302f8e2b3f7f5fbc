import { Button } from '@matiz/ui/button.tsx';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { registerCopy as copy } from '#copy/identity/register.ts';
import { AccountFrame, useSelectCustomer } from '#features/identity/index.ts';

export interface NewCustomer {
  readonly customerId: string;
  readonly businessName: string;
  readonly isApproved: boolean;
}

/** What a seller does next with the customer that was just registered. */
export function CustomerRegistered({
  customer,
  onAnother,
}: {
  customer: NewCustomer;
  onAnother: () => void;
}) {
  const { customerId, businessName, isApproved } = customer;
  const select = useSelectCustomer('/home/marketplace/customer');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <AccountFrame
      above={<CircleCheck size={48} aria-hidden="true" className="text-now" />}
      titleRef={title}
      title={copy.doneTitle(businessName)}
      lead={isApproved ? copy.doneApproved : copy.doneInReview}
      points={copy.doneNext}
      pointsTitle={copy.doneNextTitle}
    >
      <div className="flex flex-col gap-3">
        <Button
          size="lg"
          block
          loading={select.isPending || select.isSuccess}
          loadingLabel={copy.openingOrder}
          onClick={() => select.mutate({ customerId })}
        >
          {copy.takeOrder}
        </Button>
        <Button variant="secondary" size="lg" block onClick={onAnother}>
          {copy.registerAnother}
        </Button>
      </div>
    </AccountFrame>
  );
}
