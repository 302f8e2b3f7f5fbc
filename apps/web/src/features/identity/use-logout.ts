import { logout } from '@matiz/contracts/identity.ts';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../lib/services.ts';
import { createTokenStore } from '../../platform/token-store.ts';

/** §2 'Cerrar sesión': ends the session, goes to Landing and fully reloads the page. */
export function useLogout() {
  const { request, platform } = useServices();
  return useMutation({
    mutationFn: () => request(logout, { body: {} }),
    onSettled() {
      createTokenStore(platform)?.write(null);
      window.location.assign('/');
    },
  });
}
