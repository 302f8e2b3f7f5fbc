import { RequestError } from '@matiz/client/request-error.ts';
import { addFavouritesToCart } from '@matiz/contracts/catalogue/favourite-lists.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import { ShoppingCart } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { favouritesCopy as copy } from '#copy/catalogue/favourites.ts';
import { cartKey, useBuyingChecks } from '#features/buying/index.ts';
import { alertFailure } from '#lib/alert-failure.ts';
import { newId } from '#lib/new-id.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { useServices } from '#lib/services.ts';
import { NotTaken } from '../not-taken.tsx';

interface Outcome {
  /** Null: nothing could be added. */
  readonly told: string | null;
  readonly notTaken: readonly { readonly name: string; readonly reason: string }[];
}

/** «Agregar todo»: what of a list the cart lacks; line by line what could not be had. */
export function AddFavourites({ listId }: { listId: string | null }) {
  const { request, queryClient } = useServices();
  const mayBuy = useBuyingChecks();
  // Two presses may come before the first is drawn.
  const isBusy = useRef(false);
  // After a change to another list it is told over the page.
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const add = useMutation({
    async mutationFn(mutationId: string): Promise<Outcome> {
      const body = { ...(listId === null ? {} : { listId }), mutationId };
      try {
        const { products, units, notTaken } = await request(addFavouritesToCart, { body });
        return {
          told: units === 0 ? copy.addedAlready : copy.added(products, units),
          notTaken: notTaken.map(({ name, message }) => ({ name, reason: message })),
        };
      } catch (error) {
        const lines = error instanceof RequestError ? (error.reply?.lines ?? []) : [];
        if (lines.length === 0) throw error;
        const notTaken = lines.map(({ name, message }) => ({ name, reason: message }));
        return { told: null, notTaken };
      }
    },
    retry: (failures, error) => failures < 2 && error instanceof RequestError && error.status === 0,
    onSuccess(outcome) {
      if (!isShown.current) tellElsewhere(outcome);
    },
    onError: alertFailure,
    onSettled() {
      isBusy.current = false;
      void queryClient.invalidateQueries({ queryKey: cartKey });
    },
  });
  const press = () => {
    if (isBusy.current || !mayBuy()) return;
    isBusy.current = true;
    add.mutate(newId());
  };
  return (
    <>
      <Button
        size="sm"
        start={<ShoppingCart size={16} aria-hidden="true" />}
        loading={add.isPending}
        loadingLabel={copy.adding}
        onClick={press}
      >
        {copy.addAll}
      </Button>
      <div role="status" className="basis-full empty:hidden">
        {add.data ? <Told outcome={add.data} onDismiss={() => add.reset()} /> : null}
      </div>
    </>
  );
}

/** In one line: which products were not taken is read in the list itself. */
function tellElsewhere({ told, notTaken }: Outcome): void {
  if (told === null) toast({ message: copy.nothingTitle, tone: 'danger' });
  else
    toast({ message: notTaken.length === 0 ? told : `${told} ${copy.someLeft(notTaken.length)}` });
}

function Told({ outcome, onDismiss }: { outcome: Outcome; onDismiss: () => void }) {
  const { told, notTaken } = outcome;
  return (
    <Notification
      color={told === null ? 'orange' : 'green'}
      title={told === null ? copy.nothingTitle : copy.addedTitle}
      onDismiss={onDismiss}
    >
      <div className="flex flex-col gap-3">
        <p>
          {told ?? copy.nothingText}{' '}
          {told === null ? null : (
            <AppLink to={links.cart} className="font-semibold text-accent underline">
              {copy.viewCart}
            </AppLink>
          )}
        </p>
        <NotTaken title={told && copy.notTaken} lines={notTaken} />
      </div>
    </Notification>
  );
}
