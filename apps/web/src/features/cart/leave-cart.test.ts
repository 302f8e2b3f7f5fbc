import { createRequest, type Incoming, type Outgoing } from '@matiz/client/request.ts';
import { expect, test } from 'vitest';
import { buildCartReply, buildLine } from '#features/buying/cart.builders.ts';
import { cartKey } from '#features/buying/cart.query.ts';
import { createQueryClient } from '#lib/network/query-client.ts';
import { refuse } from '#testing/render-app.tsx';
import { leaveCart } from './leave-cart.ts';

const nothing: Incoming = refuse(404, { code: 'CART_NOT_FOUND', message: 'X' });

async function leave(reply: ReturnType<typeof buildCartReply> | null) {
  const sent: Outgoing[] = [];
  const transport = async (outgoing: Outgoing) => {
    sent.push(outgoing);
    return nothing;
  };
  const queryClient = createQueryClient();
  if (reply) queryClient.setQueryData(cartKey, reply);
  await leaveCart({ request: createRequest({ transport, context: () => ({}) }), queryClient });
  return sent.map(({ path, body }) => [path, JSON.parse(body ?? 'null')]);
}

test('POST /cart/abandoned-cart names the cart that is left; a refusal holds nobody back', async () => {
  const sent = await leave(buildCartReply([buildLine()]));
  expect(sent).toEqual([['/cart/abandoned-cart', { cartId: 'cart' }]]);
});

test('nothing is told of an empty cart, or of none', async () => {
  expect(await leave(buildCartReply([]))).toEqual([]);
  expect(await leave(null)).toEqual([]);
});
