import type { CardFormReply } from '@matiz/contracts/payments/cards.ts';
import { Checkbox } from '@matiz/ui/inputs/checkbox.tsx';
import { paymentCopy } from '#copy/orders/payment.ts';
import { GatewayContract } from '../gateway-contract.tsx';
import type { CardFaults, CardFields } from './card-fields.ts';

/** The gateway's two contracts, each with its own tick and neither ticked. */
export function CardConsents({
  contracts,
  fields,
  faults,
  onChange,
}: {
  contracts: CardFormReply['contracts'];
  fields: CardFields;
  faults: CardFaults;
  onChange: (some: Partial<CardFields>) => void;
}) {
  return (
    <div>
      <Checkbox
        data-field="acceptsPolicy"
        checked={fields.acceptsPolicy}
        onChange={({ target }) => onChange({ acceptsPolicy: target.checked })}
        error={faults.acceptsPolicy}
        label={
          <>
            {paymentCopy.acceptPolicy}{' '}
            <GatewayContract href={contracts.policy}>{paymentCopy.policy}</GatewayContract>{' '}
            {paymentCopy.policyEnd}
          </>
        }
      />
      <Checkbox
        data-field="acceptsPersonalData"
        checked={fields.acceptsPersonalData}
        onChange={({ target }) => onChange({ acceptsPersonalData: target.checked })}
        error={faults.acceptsPersonalData}
        label={
          <>
            {paymentCopy.acceptPersonalData}{' '}
            <GatewayContract href={contracts.personalData}>
              {paymentCopy.personalData}
            </GatewayContract>{' '}
            {paymentCopy.personalDataEnd}
          </>
        }
      />
    </div>
  );
}
