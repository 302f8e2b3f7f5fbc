import { clsx } from 'clsx';
import { gatewayCopy as copy } from '#copy/payments/payment-gateways.ts';
import type { GatewayTestResult, ShownGateway } from './use-gateways.ts';

const looks = {
  proved: 'text-success',
  refused: 'text-danger',
  unproven: 'text-ink-soft',
} as const;

interface GatewayKeysProps {
  readonly gateway: ShownGateway;
  readonly result: GatewayTestResult | undefined;
}

/** Each key by the variable that holds it, with how it ends and what the gateway made of it. */
export function GatewayKeys({ gateway, result }: GatewayKeysProps) {
  const outcomeOf = (variable: string) =>
    result?.keys.find((one) => one.variable === variable)?.outcome;
  return (
    <dl className="mt-3 border-t border-line">
      {gateway.keys.map(({ variable, lastFour }) => {
        const outcome = outcomeOf(variable);
        return (
          <div key={variable} className="flex items-baseline gap-x-3 border-b border-line py-2">
            <dt className="mr-auto min-w-0">
              {copy.keyNames[variable]}
              <span className="ml-2 inline-block text-xs break-all text-ink-soft">{variable}</span>
            </dt>
            {outcome ? (
              <dd className={clsx('shrink-0 text-xs font-semibold', looks[outcome])}>
                {copy.keyOutcomes[outcome]}
              </dd>
            ) : null}
            <dd
              className={clsx(
                'shrink-0 tabular-nums',
                lastFour === null && 'font-semibold text-warning',
              )}
            >
              {lastFour === null ? copy.absent : copy.ends(lastFour)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
