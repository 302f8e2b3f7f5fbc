import { logout } from '@matiz/contracts/identity.ts';
import { useRequest } from '#lib/services.ts';
import { wayOut } from '#session/way-out.ts';

/** Ends the session and goes to the shop. */
export function useSignOut(): () => void {
  const request = useRequest();
  return () => {
    void wayOut.toShop(request(logout, { body: {} }));
  };
}
