import { clsx } from 'clsx';
import { gatewayCopy as copy } from '#copy/payments/payment-gateways.ts';
import type { ShownGateway } from './use-gateways.ts';

/** Whether a gateway has keys, and of what; where no money comes, it is said aloud. */
export function GatewayState({ gateway }: { readonly gateway: ShownGateway }) {
  const { environment, isConfigured } = gateway;
  const kind = isConfigured ? (environment ?? 'unknown') : 'missing';
  const isReal = kind === 'production' || kind === 'unknown';
  return (
    <span
      className={clsx(
        'rounded-xs px-2 py-0.5 text-xs font-semibold',
        isReal ? 'bg-success-soft text-success' : 'bg-warning-soft text-warning',
      )}
    >
      {copy.states[kind]}
    </span>
  );
}
