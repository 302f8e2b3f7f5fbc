import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { purchaseCopy as copy } from '#copy/orders/purchase.ts';
import { useServices } from '#lib/services.ts';
import { useChoosePurchase } from '../purchase/purchase.query.ts';
import { couponsKey } from './coupons.query.ts';

interface CouponOutcome {
  readonly onDone?: () => void;
  readonly onRefused: (error: Error) => void;
}

/** Puts a coupon on the purchase or takes it away, and says aloud what that changed (§2, ADR 24). */
export function useCoupon() {
  const { queryClient } = useServices();
  const { mutate, isPending, variables } = useChoosePurchase();
  const renew = () => void queryClient.invalidateQueries({ queryKey: couponsKey });
  return {
    /** The code that is being sent; null while none is. */
    sending: isPending ? (variables?.couponCode ?? '') : null,
    apply(couponCode: string, { onDone, onRefused }: CouponOutcome) {
      mutate(
        { couponCode },
        {
          onSuccess({ coupon }) {
            renew();
            if (coupon) {
              const message = copy.couponApplied(coupon.code, formatPesos(coupon.discount));
              toast({ tone: 'success', message });
            }
            onDone?.();
          },
          onError: onRefused,
        },
      );
    },
    remove(code: string, { onDone, onRefused }: CouponOutcome) {
      mutate(
        { couponCode: null },
        {
          onSuccess() {
            renew();
            toast({ message: copy.couponRemoved(code) });
            onDone?.();
          },
          onError: onRefused,
        },
      );
    },
  };
}
