import { RequestError } from '@matiz/client/request-error.ts';
import type { LocationChange } from '@matiz/contracts/delivery.ts';
import type { Address } from '@matiz/contracts/identity.ts';
import { say } from '@matiz/contracts/messages.ts';
import { Button } from '@matiz/ui/button.tsx';
import { addressLines } from '@matiz/ui/goods/address-item.tsx';
import { ErrorState } from '@matiz/ui/layout/error-state.tsx';
import { Dialog } from '@matiz/ui/overlays/dialog.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { Skeleton } from '@matiz/ui/skeleton.tsx';
import { useLocation, useNavigate } from 'react-router';
import { locationsCopy as copy } from '#copy/delivery/locations.ts';
import { commonCopy } from '#copy/everywhere.ts';
import { links } from '#lib/page/links.ts';
import { ChangeReport } from './change-report.tsx';
import { sayMoved, useChangeLocation, useLocationPreview } from './use-change-location.ts';

/**
 * §4 'Cambio de dirección': what would change, the question, and on a yes the change. Closing it
 * means no, and then nothing has happened.
 */
export function ChangeWindow({
  open,
  onClose,
  address,
}: {
  open: boolean;
  onClose: () => void;
  address: Address;
}) {
  const preview = useLocationPreview(address._id);
  const change = useMove(address, preview.data, onClose);
  const isOut = preview.data?.delivery.hasCoverage === false;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen && !change.isPending) onClose();
      }}
      title={say('addressChange')}
      footer={
        preview.data ? (
          <>
            <Button variant="secondary" className="max-sm:flex-1" onClick={onClose}>
              {copy.cancel}
            </Button>
            <Button
              className="max-sm:flex-1"
              variant={isOut ? 'secondary' : 'primary'}
              loading={change.isPending}
              loadingLabel={copy.changing}
              onClick={change.confirm}
            >
              {copy.confirm}
            </Button>
          </>
        ) : null
      }
    >
      {preview.data ? (
        <>
          <ChangeReport address={address} change={preview.data} />
          <p className="mt-5 font-semibold">{copy.ask}</p>
        </>
      ) : preview.error ? (
        <ErrorState
          title={copy.previewFailed}
          onRetry={() => preview.mutate()}
          retryLabel={commonCopy.retry}
        >
          {preview.error instanceof RequestError ? preview.error.message : null}
        </ErrorState>
      ) : (
        <Working />
      )}
    </Dialog>
  );
}

function Working() {
  return (
    <div role="status" className="flex flex-col gap-3 pb-3">
      <span className="sr-only">{copy.checking}</span>
      <Skeleton className="h-24 w-full rounded-lg" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-5 w-1/2" />
    </div>
  );
}

/**
 * On a yes: the change, then MarketplaceHome with everything renewed (§4). Within a purchase its
 * summary, which is renewed as well: correcting where it goes does not lead out of it (D-11).
 */
function useMove(address: Address, report: LocationChange | undefined, onDone: () => void) {
  const navigate = useNavigate();
  const isPurchase = useLocation().pathname.startsWith('/home/purchase/');
  const { mutate, isPending } = useChangeLocation();
  const hasCart = (report?.cart.amountBefore ?? 0) > 0;
  function confirm() {
    mutate(
      { addressId: address._id },
      {
        async onSuccess({ delivery }) {
          await navigate(isPurchase ? links.purchaseSummary : links.marketplace);
          onDone();
          toast({
            ...sayMoved(delivery, copy.changed(addressLines(address).title)),
            ...(hasCart
              ? { action: { label: copy.viewCart, onAction: () => void navigate(links.cart) } }
              : {}),
          });
        },
        onError(error) {
          toast({
            tone: 'danger',
            message: error instanceof RequestError ? error.message : commonCopy.somethingFailed,
          });
        },
      },
    );
  }
  return { confirm, isPending };
}
