import {
  addItem,
  type CartLine,
  type CartReply,
  changeQuantity as changeQuantityCall,
  deleteItem,
} from '@matiz/contracts/cart.ts';
import { say } from '@matiz/contracts/messages.ts';
import { toast } from '@matiz/ui/toast-store.ts';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { cartCopy } from '../../copy/cart.ts';
import { newId } from '../../lib/new-id.ts';
import type { Request } from '../../lib/request-client.ts';
import { RequestError } from '../../lib/request-error.ts';
import { useServices } from '../../lib/services.ts';
import { alertFailure } from './alert-failure.ts';
import { cartKey } from './cart.query.ts';
import {
  changeOf,
  nameOfLine,
  removalOf,
  restoreOf,
  withoutLine,
  withQuantity,
} from './cart-lines.ts';
import { createQuantityQueue } from './quantity-queue.ts';

/** What a buyer does to the lines of the cart; every change shows at once and can go back. */
export interface CartEdits {
  changeQuantity(line: CartLine, quantity: number): void;
  removeLine(line: CartLine): void;
  /** Sends what waits; says whether the cart on screen is the server's. */
  flush(): Promise<boolean>;
  /** The lines whose quantity is being sent. */
  readonly sending: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

export function useCartEdits(): CartEdits {
  const { request, queryClient } = useServices();
  const [sending, setSending] = useState(NONE);
  const [edits] = useState(() => createCartEdits({ request, queryClient }, setSending));
  // Leaving the page sends what still waits.
  useEffect(() => () => void edits.flush(), [edits]);
  return { ...edits, sending };
}

interface Parts {
  readonly request: Request;
  readonly queryClient: QueryClient;
}

/** The edits over the cache that every part of the page reads the cart from. */
export function createCartEdits(
  { request, queryClient }: Parts,
  onSending: (ids: ReadonlySet<string>) => void,
): Omit<CartEdits, 'sending'> {
  let removing = 0;

  const queue = createQuantityQueue<CartLine>({
    onSending,
    send: (line, quantity) => request(changeQuantityCall, { body: changeOf(line, quantity) }),
    onRefused(line, confirmed, error) {
      patch((reply) => withQuantity(reply, line.lineId, confirmed));
      const reason = error instanceof RequestError ? error.message : say('somethingHappened');
      toast({ tone: 'danger', title: say('quantityNotUpdated'), message: reason });
    },
    onIdle: refresh,
  });

  /** The server's cart, with its prices for the new quantities, once nothing is under way. */
  function refresh(): void {
    if (removing === 0) void queryClient.invalidateQueries({ queryKey: cartKey });
  }

  function patch(change: (reply: CartReply) => CartReply): void {
    void queryClient.cancelQueries({ queryKey: cartKey });
    queryClient.setQueryData<CartReply>(cartKey, (reply) => reply && change(reply));
  }

  async function removeLine(line: CartLine): Promise<void> {
    const before = queryClient.getQueryData<CartReply>(cartKey);
    queue.forget(line.lineId);
    patch((reply) => withoutLine(reply, line.lineId));
    removing += 1;
    try {
      await request(deleteItem, { body: removalOf(line) });
      offerUndo(line, before);
    } catch (error) {
      queryClient.setQueryData(cartKey, before);
      toast({ tone: 'danger', message: describeRemovalFailure(error) });
    }
    removing -= 1;
    refresh();
  }

  function offerUndo(line: CartLine, before: CartReply | undefined): void {
    const isSoldOut = before?.outOfStock.some(({ lineId }) => lineId === line.lineId) ?? false;
    const message = cartCopy.removed(nameOfLine(line));
    if (isSoldOut) toast({ message });
    else toast({ message, action: { label: cartCopy.undo, onAction: () => void restore(line) } });
  }

  async function restore(line: CartLine): Promise<void> {
    try {
      await request(addItem, { body: { ...restoreOf(line), mutationId: newId() } });
    } catch (error) {
      alertFailure(error);
    }
    refresh();
  }

  return {
    changeQuantity(line, quantity) {
      patch((reply) => withQuantity(reply, line.lineId, quantity));
      queue.change(line, line.quantity, quantity);
    },
    removeLine: (line) => void removeLine(line),
    flush: () => queue.flush(),
  };
}

/** §8: the server's message, or for status 500 the sentence that asks to try again. */
function describeRemovalFailure(error: unknown): string {
  const isServers = error instanceof RequestError && error.status !== 500;
  return isServers ? error.message : say('requestNotDone');
}
