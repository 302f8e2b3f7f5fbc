import { RequestError } from '@matiz/client/request-error.ts';
import { repeatUsual } from '@matiz/contracts/cart/usual-basket.ts';
import { selectCustomer } from '@matiz/contracts/identity.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { nameOfLine } from '#features/buying/index.ts';
import { sellerKey } from '#features/identity/index.ts';
import { alertFailure } from '#lib/alert-failure.ts';
import { newId } from '#lib/new-id.ts';
import { useServices } from '#lib/services.ts';
import { meQuery } from '#session/me.query.ts';
import { renewViewer } from '#session/renew-viewer.ts';

interface Named {
  readonly _id: string;
  readonly businessName: string;
}

export interface RepeatOutcome {
  readonly businessName: string;
  /** Null: nothing could be added. */
  readonly added: {
    readonly units: number;
    readonly amount: number;
    readonly isLast: boolean;
  } | null;
  readonly notTaken: readonly { readonly name: string; readonly reason: string }[];
}

/**
 * «Repetir lo de siempre»: works for that customer from now on, fills the seller's draft with what
 * it orders as a rule, and tells what came of it.
 */
export function useRepeatUsual() {
  const services = useServices();
  const { request, queryClient, platform } = services;
  const [outcome, setOutcome] = useState<RepeatOutcome | null>(null);
  // Two presses may come before the first is drawn.
  const isBusy = useRef(false);
  const repeat = useMutation({
    mutationFn: async ({ _id: customerId }: Named) => {
      const { customer } = await queryClient.ensureQueryData(meQuery(request));
      const isChosen = customer?._id === customerId;
      if (!isChosen) await request(selectCustomer, { body: { customerId } });
      try {
        return await request(repeatUsual, { body: { customerId, mutationId: newId() } });
      } finally {
        // The session works for that customer by now, whatever came of its draft.
        if (!isChosen) platform.tabs.tell('moved');
        await renewViewer(services, { isSamePerson: true });
        void queryClient.invalidateQueries({ queryKey: [sellerKey] });
      }
    },
    onSuccess({ cart, from, results }, { businessName }) {
      const units = results.reduce((sum, one) => sum + one.quantityNow + one.quantityPresale, 0);
      setOutcome({
        businessName,
        added: { units, amount: cart.amount, isLast: from === 'last' && units > 0 },
        notTaken: results.flatMap((line) =>
          line.reason ? [{ name: nameOfLine(line), reason: line.reason.message }] : [],
        ),
      });
    },
    onError(error, { businessName }) {
      const lines = error instanceof RequestError ? (error.reply?.lines ?? []) : [];
      if (lines.length === 0) return alertFailure(error);
      const notTaken = lines.map(({ name, message }) => ({ name, reason: message }));
      setOutcome({ businessName, added: null, notTaken });
    },
  });
  return {
    repeat: (customer: Named) => {
      if (isBusy.current) return;
      isBusy.current = true;
      repeat.mutate(customer, {
        onSettled() {
          isBusy.current = false;
        },
      });
    },
    /** Whose it is being repeated. */
    busyId: repeat.isPending ? repeat.variables._id : null,
    outcome,
    close: () => setOutcome(null),
  };
}
