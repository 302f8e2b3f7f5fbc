import { logout } from '@matiz/contracts/identity.ts';
import { useRequest } from '#lib/services.ts';

/** Ends the session and loads the shop again: nothing of the desk stays in this tab. */
export function useSignOut(): () => void {
  const request = useRequest();
  return () => {
    void request(logout, { body: {} }).finally(() => window.location.assign('/'));
  };
}
