/** Addresses that carry a secret, or say who someone is: what stands there is not counted. */
const personalPaths: readonly (readonly [RegExp, string])[] = [
  [/^\/login\/change\/password\/.+/, '/login/change/password/:recoveryToken'],
  [/^\/login\/confirm-email\/.+/, '/login/confirm-email/:token'],
  [/^\/home\/profile\/orders\/history\/.+/, '/home/profile/orders/history/:orderCode'],
  [/^\/home\/profile\/(?!address\/?$)[^/]+\/?$/, '/home/profile/:name'],
  [/^\/home\/orders\/purchased\/.+/, '/home/orders/purchased/:orderId'],
];

/**
 * The path under which a page view is counted: without query and fragment, and nobody can be told
 * from it.
 */
export function countedPath(address: string): string {
  const path = address.replace(/[?#].*$/s, '').replace(/\/{2,}/g, '/');
  const [, personal] = personalPaths.find(([pattern]) => pattern.test(path.toLowerCase())) ?? [];
  return personal ?? path;
}
