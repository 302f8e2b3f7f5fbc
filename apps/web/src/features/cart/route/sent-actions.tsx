import { sendHandOver } from '@matiz/contracts/orders/hand-over.ts';
import { Button } from '@matiz/ui/button.tsx';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { useMutation } from '@tanstack/react-query';
import { routeCopy as copy } from '#copy/cart/route.ts';
import { useSelectCustomer } from '#features/identity/index.ts';
import { alertFailure } from '#lib/alert-failure.ts';
import { useOnline } from '#lib/network/use-online.ts';
import { links } from '#lib/page/links.ts';
import { useRequest } from '#lib/services.ts';
import { Differences } from './differences.tsx';
import type { RouteCustomer, SentDraft } from './keep/route-parts.ts';

/** What came of a draft, and the two ways on: to the draft at the shop, or to the customer's approval. */
export function SentActions({ customer, sent }: { customer: RouteCustomer; sent: SentDraft }) {
  const { customerId, businessName } = customer;
  const { cartId, units, amount, differences } = sent;
  const request = useRequest();
  const isOnline = useOnline();
  const select = useSelectCustomer(links.cart);
  const handOver = useMutation({
    mutationFn: (id: string) => request(sendHandOver, { body: { cartId: id } }),
    onError: alertFailure,
  });
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-3">
      <p className="text-sm font-medium" aria-live="polite">
        {copy.sent(units, amount)}
      </p>
      {differences.length > 0 ? (
        <Differences title={copy.changedSending} differences={differences} />
      ) : null}
      {cartId && isOnline ? (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            size="sm"
            loading={select.isPending}
            aria-label={copy.seeDraftOf(businessName)}
            onClick={() => select.mutate({ customerId, cartId })}
          >
            {copy.seeDraft}
          </Button>
          {handOver.data ? (
            <a
              href={whatsappLink(
                handOver.data.phone,
                copy.handOverText(businessName, handOver.data.link),
              )}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ variant: 'soft', size: 'sm' })}
            >
              {copy.whatsapp}
            </a>
          ) : (
            <Button
              variant="quiet"
              size="sm"
              loading={handOver.isPending}
              aria-label={copy.handOverOf(businessName)}
              onClick={() => handOver.mutate(cartId)}
            >
              {copy.handOver}
            </Button>
          )}
        </div>
      ) : null}
    </div>
  );
}

function whatsappLink(phone: string | null, text: string): string {
  return `https://wa.me/${(phone ?? '').replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
