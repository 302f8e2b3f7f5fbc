import { gatewayCopy as copy } from '#copy/payments/payment-gateways.ts';
import { GatewayCard } from './gateway-card.tsx';
import { GatewayTestRow } from './gateway-test-row.tsx';
import { type ShownGateway, useGateways } from './use-gateways.ts';

/** All gateways below the list of methods, or the one that takes what a method asks for. */
export function Gateways({ only }: { readonly only?: ShownGateway['name'] }) {
  const { gateways, error } = useGateways();
  if (error && !gateways) throw error;
  const shown = gateways?.filter(({ name }) => only === undefined || name === only);
  return (
    <section className={only ? 'mt-8 max-w-xl' : 'px-4 pb-6 lg:px-6'}>
      <h2 className={only ? 'text-base' : 'text-lg'}>{copy.title}</h2>
      <p className="mt-1 max-w-2xl text-ink-soft">{copy.lead}</p>
      {shown ? (
        <div className={only ? 'mt-3' : 'mt-3 grid items-start gap-4 lg:grid-cols-2'}>
          {shown.map((gateway) => (
            <GatewayCard key={gateway.name} gateway={gateway} />
          ))}
        </div>
      ) : (
        <p className="mt-3">{copy.loading}</p>
      )}
    </section>
  );
}

/** The same on the first day: whether each has keys, and the test. */
export function GatewayTests() {
  const { gateways } = useGateways();
  return gateways ? (
    <ul className="mt-2">
      {gateways.map((gateway) => (
        <GatewayTestRow key={gateway.name} gateway={gateway} />
      ))}
    </ul>
  ) : null;
}
