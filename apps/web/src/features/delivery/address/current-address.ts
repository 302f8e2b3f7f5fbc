import type { Address, Me } from '@matiz/contracts/identity.ts';

/**
 * The address that this session delivers to: the chosen one; until one is chosen, the usual one,
 * where it lies in the city that counts. Null when there is none such.
 */
export function findCurrentAddress(
  delivery: Me['delivery'] | undefined,
  addresses: readonly Address[],
): string | null {
  if (delivery === undefined) return null;
  if (delivery.addressId !== null) return delivery.addressId;
  const usual = addresses.find(({ isDefault }) => isDefault);
  return usual?.cityid === delivery.cityId ? usual._id : null;
}
