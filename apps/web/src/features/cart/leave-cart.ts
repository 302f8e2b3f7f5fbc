import { abandonCart } from '@matiz/contracts/cart/cart-reminders.ts';
import type { CartReply } from '@matiz/contracts/cart.ts';
import { cartKey } from '#features/buying/index.ts';
import type { Services } from '#lib/services.ts';

/**
 * Tells that the buyer leaves with goods in the cart (§7 `POST /cart/abandoned-cart`), so that it
 * can be reminded of. Whether that is heard holds nobody back: a job finds the others.
 */
export async function leaveCart({
  request,
  queryClient,
}: Pick<Services, 'request' | 'queryClient'>): Promise<void> {
  const cart = queryClient.getQueryData<CartReply>(cartKey)?.cart;
  if (!cart || cart.units === 0) return;
  await request(abandonCart, { body: { cartId: cart._id } }).catch(() => undefined);
}
