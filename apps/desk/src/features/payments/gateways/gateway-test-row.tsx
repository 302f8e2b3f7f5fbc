import { Button } from '@matiz/ui/button.tsx';
import { gatewayCopy as copy } from '#copy/payments/payment-gateways.ts';
import { useCan } from '#session/me.ts';
import { GatewayAnswer } from './gateway-answer.tsx';
import { GatewayState } from './gateway-state.tsx';
import { type ShownGateway, useGatewayTest } from './use-gateways.ts';

/** A gateway in one line. */
export function GatewayTestRow({ gateway }: { readonly gateway: ShownGateway }) {
  const name = copy.names[gateway.name];
  const test = useGatewayTest(gateway.name);
  const mayTest = useCan('settings:write');
  return (
    <li className="py-0.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-14">{name}</span>
        <GatewayState gateway={gateway} />
        {mayTest && gateway.isConfigured ? (
          <Button
            size="sm"
            variant="quiet"
            aria-label={copy.testOf(name)}
            loading={test.isPending}
            onClick={() => test.mutate()}
          >
            {copy.test}
          </Button>
        ) : null}
      </div>
      <GatewayAnswer gateway={gateway} result={test.data} />
    </li>
  );
}
