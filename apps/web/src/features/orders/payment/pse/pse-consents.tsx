import type { PseChoices } from '@matiz/contracts/orders/order-payment.ts';
import { Checkbox } from '@matiz/ui/inputs/checkbox.tsx';
import { useFormContext } from 'react-hook-form';
import { paymentCopy as copy } from '#copy/orders/payment.ts';
import type { PseFields } from './pse-fields.ts';

/** The gateway's two contracts, each with its own tick and neither ticked. */
export function PseConsents({ contracts }: { contracts: PseChoices['contracts'] }) {
  const { register, formState } = useFormContext<PseFields>();
  const { acceptsPolicy, acceptsPersonalData } = formState.errors;
  return (
    <div>
      <Checkbox
        error={acceptsPolicy?.message}
        label={
          <>
            {copy.acceptPolicy} <Contract href={contracts.policy}>{copy.policy}</Contract>{' '}
            {copy.policyEnd}
          </>
        }
        {...register('acceptsPolicy')}
      />
      <Checkbox
        error={acceptsPersonalData?.message}
        label={
          <>
            {copy.acceptPersonalData}{' '}
            <Contract href={contracts.personalData}>{copy.personalData}</Contract>{' '}
            {copy.personalDataEnd}
          </>
        }
        {...register('acceptsPersonalData')}
      />
    </div>
  );
}

function Contract({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="font-semibold text-accent underline underline-offset-2"
    >
      {children}
      <span className="sr-only"> {copy.opensApart}</span>
    </a>
  );
}
