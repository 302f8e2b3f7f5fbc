import { say } from '@matiz/contracts/messages.ts';
import { toast } from '@matiz/ui/toast-store.ts';
import { useLocation, useNavigate } from 'react-router';
import { cartCopy } from '../../copy/cart.ts';
import { loginPath, selectCustomerPath } from '../../lib/return-path.ts';
import { useMe } from '../identity/me.query.ts';
import { findBuyingBarrier } from './buying-barrier.ts';

export interface BuyingCheck {
  /** Where the buyer comes back to; this page unless given. */
  readonly returnTo?: string;
  /** A seller without a customer is sent to choose one at once (§5), instead of being offered it (§8). */
  readonly sendsToSelect?: boolean;
}

/**
 * §5: whoever adds needs an account, coverage and, as a seller, a customer. The function says
 * whether all is well, and otherwise shows what is missing or leads there.
 */
export function useBuyingChecks(): (check?: BuyingCheck) => boolean {
  const visitor = useMe();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return ({ returnTo = `${pathname}${search}`, sendsToSelect = false } = {}) => {
    const select = () => void navigate(selectCustomerPath(returnTo));
    switch (findBuyingBarrier(visitor)) {
      case 'login':
        void navigate(loginPath(returnTo, true));
        return false;
      case 'no-coverage': {
        const { city = '', state = '' } = visitor?.delivery ?? {};
        toast({
          tone: 'danger',
          message: `${say('noCoverageTitle')}: ${say('noCoverage', { city, state })}`,
        });
        return false;
      }
      case 'customer':
        toast({
          tone: 'danger',
          message: say('selectCustomer'),
          ...(sendsToSelect
            ? {}
            : { action: { label: cartCopy.chooseCustomer, onAction: select } }),
        });
        if (sendsToSelect) select();
        return false;
      case null:
        return true;
    }
  };
}
