import { clsx } from 'clsx';
import { gatewayCopy as copy } from '#copy/payments/payment-gateways.ts';
import type { GatewayTestResult, ShownGateway } from './use-gateways.ts';

interface GatewayAnswerProps {
  readonly gateway: ShownGateway;
  /** Undefined: it was not asked yet. */
  readonly result: GatewayTestResult | undefined;
}

/** What a gateway said of the server's keys, and what to do about it. */
export function GatewayAnswer({ gateway, result }: GatewayAnswerProps) {
  return (
    <div role="status">
      {result ? (
        <p
          className={clsx(
            'mt-3 rounded-sm px-3 py-2',
            result.outcome === 'works'
              ? 'bg-success-soft text-success'
              : 'bg-danger-soft text-danger',
          )}
        >
          {sayAnswer(gateway, result)}
        </p>
      ) : null}
    </div>
  );
}

function sayAnswer(
  { name, environment }: ShownGateway,
  { outcome, account, keys }: GatewayTestResult,
): string {
  const gateway = copy.names[name];
  switch (outcome) {
    case 'works': {
      const rest = environment === 'test' ? [copy.restTest, copy.rest] : [copy.rest];
      return [copy.works(gateway, account), ...rest].join(' ');
    }
    case 'refused': {
      const refused = keys.filter((key) => key.outcome === 'refused');
      return copy.refused(gateway, new Intl.ListFormat('es').format(refused.map(keyName)));
    }
    case 'unreachable':
      return copy.unreachable(gateway);
    case 'missing':
      return copy.hasNoKeys(gateway);
  }
}

function keyName({ variable }: { readonly variable: string }): string {
  return `${copy.keyNames[variable]?.toLowerCase() ?? ''} (${variable})`.trim();
}
