import { say } from '@matiz/contracts/messages.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { buyingCopy } from '#copy/cart/buying.ts';
import { coverageCopy } from '#copy/delivery/coverage.ts';
import { useLocationDialog } from '#features/delivery/index.ts';
import { loginPath, selectCustomerPath } from '#lib/page/return-path.ts';
import { useMe } from '#session/me.query.ts';
import { findBuyingBarrier, findTypingBarrier } from './buying-barrier.ts';

export interface BuyingCheck {
  /** Where the buyer comes back to; this page unless given. */
  readonly returnTo?: string;
  /**
   * A quantity is typed, nothing is added yet: a guest may count, and a seller without a customer
   * is sent to choose one at once (§5), instead of being offered it (§8).
   */
  readonly isTyping?: boolean;
}

/** An alert with something to press is read before it goes. */
const alertMs = 12_000;

/**
 * §5: the one who adds needs an account, coverage and, as a seller, a customer. The function says
 * whether all is well, and otherwise shows what is missing or leads there.
 */
export function useBuyingChecks(): (check?: BuyingCheck) => boolean {
  const visitor = useMe();
  const navigate = useNavigate();
  const { leavePhone } = useLocationDialog();
  const { pathname, search } = useLocation();
  return ({ returnTo = `${pathname}${search}`, isTyping = false } = {}) => {
    const select = () => void navigate(selectCustomerPath(returnTo));
    switch (isTyping ? findTypingBarrier(visitor) : findBuyingBarrier(visitor)) {
      case 'login':
        void navigate(loginPath(returnTo, true));
        return false;
      case 'staff':
        toast({ tone: 'danger', message: buyingCopy.staffDoNotBuy });
        return false;
      case 'no-coverage': {
        const { delivery: place } = visitor ?? {};
        if (!place) return false;
        toast({
          tone: 'danger',
          message: say('noCoverage', place),
          durationMs: alertMs,
          action: { label: coverageCopy.tellMeShort, onAction: () => leavePhone(place) },
        });
        return false;
      }
      case 'customer':
        toast({
          tone: 'danger',
          message: say('selectCustomer'),
          ...(isTyping ? {} : { action: { label: buyingCopy.chooseCustomer, onAction: select } }),
        });
        if (isTyping) select();
        return false;
      case null:
        return true;
    }
  };
}

/**
 * §5: a quantity typed by hand is first checked against coverage and, for sellers, the customer;
 * a guest may try quantities. The same function for good, so that no tile is drawn on its account.
 */
export function useTypingCheck(): () => boolean {
  const mayBuy = useBuyingChecks();
  const latest = useRef<() => boolean>(() => true);
  latest.current = () => mayBuy({ isTyping: true });
  return useCallback(() => latest.current(), []);
}
