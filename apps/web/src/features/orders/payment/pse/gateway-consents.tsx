import type { PseChoices } from '@matiz/contracts/orders/order-payment.ts';
import { Checkbox } from '@matiz/ui/inputs/checkbox.tsx';
import { useFormContext } from 'react-hook-form';
import { paymentCopy as copy } from '#copy/orders/payment.ts';
import { GatewayContract } from '../gateway-contract.tsx';

type Consents = { acceptsPolicy: boolean; acceptsPersonalData: boolean };

/** The gateway's two contracts, each with its own tick and neither ticked. */
export function GatewayConsents({ contracts }: { contracts: PseChoices['contracts'] }) {
  const { register, formState } = useFormContext<Consents>();
  const { acceptsPolicy, acceptsPersonalData } = formState.errors;
  return (
    <div>
      <Checkbox
        error={acceptsPolicy?.message}
        label={
          <>
            {copy.acceptPolicy}{' '}
            <GatewayContract href={contracts.policy}>{copy.policy}</GatewayContract>{' '}
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
            <GatewayContract href={contracts.personalData}>{copy.personalData}</GatewayContract>{' '}
            {copy.personalDataEnd}
          </>
        }
        {...register('acceptsPersonalData')}
      />
    </div>
  );
}
