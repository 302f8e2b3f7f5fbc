import { logout } from '@matiz/contracts/identity.ts';
import { toast } from '@matiz/ui/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import { RequestError } from '../../lib/request-error.ts';
import { useServices } from '../../lib/services.ts';
import { createTokenStore } from '../../platform/token-store.ts';
import { leaveCart } from '../cart/leave-cart.ts';

/**
 * §2 'Cerrar sesión': ends the session, goes to Landing and fully reloads the page, in every tab.
 * Where the server could not be told the person stays in, and is told so: the cookies are still
 * good, and only the server can take them back.
 */
export function useLogout() {
  const services = useServices();
  const { request, platform } = services;
  const leave = () => {
    createTokenStore(platform)?.write(null);
    platform.forgetPerson();
    platform.tabs.tell('signed-out');
    window.location.replace('/');
  };
  return useMutation({
    mutationFn: async () => {
      await leaveCart(services);
      return request(logout, { body: {} });
    },
    onSuccess: leave,
    onError(error) {
      if (!(error instanceof RequestError) || error.status === 401) return leave();
      toast({ tone: 'danger', message: error.message });
    },
  });
}
