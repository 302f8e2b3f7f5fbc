import { GatewayTests } from '#features/payments/index.ts';
import { FirstDay } from '#features/shop/index.ts';

/** The first day, with the test of the gateways at its step. */
export function Screen() {
  return <FirstDay extras={{ payment: <GatewayTests /> }} />;
}
