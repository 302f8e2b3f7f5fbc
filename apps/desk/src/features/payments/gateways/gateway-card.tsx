import { Button } from '@matiz/ui/button.tsx';
import { gatewayCopy as copy } from '#copy/payments/payment-gateways.ts';
import { useCan } from '#session/me.ts';
import { GatewayAnswer } from './gateway-answer.tsx';
import { GatewayKeys } from './gateway-keys.tsx';
import { GatewayState } from './gateway-state.tsx';
import { NoticeAddress } from './notice-address.tsx';
import { type ShownGateway, useGatewayTest } from './use-gateways.ts';

/** One gateway: its keys as far as they may be seen, its address for notices, and the test. */
export function GatewayCard({ gateway }: { readonly gateway: ShownGateway }) {
  const { name, isConfigured } = gateway;
  const test = useGatewayTest(name);
  const mayTest = useCan('settings:write');
  return (
    <section className="rounded-md border border-line bg-surface p-4">
      <header className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="text-base">{copy.names[name]}</h3>
        <GatewayState gateway={gateway} />
        {mayTest && isConfigured ? (
          <Button
            size="sm"
            variant="secondary"
            className="ml-auto"
            aria-label={copy.testOf(copy.names[name])}
            loading={test.isPending}
            onClick={() => test.mutate()}
          >
            {copy.test}
          </Button>
        ) : null}
      </header>
      <GatewayAnswer gateway={gateway} result={test.data} />
      {isConfigured ? null : <p className="mt-2 text-ink-soft">{copy.missing}</p>}
      <GatewayKeys gateway={gateway} result={test.data} />
      <NoticeAddress gateway={gateway} />
    </section>
  );
}
