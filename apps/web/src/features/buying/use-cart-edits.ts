import type { Request } from '@matiz/client/request.ts';
import { RequestError } from '@matiz/client/request-error.ts';
import { removeLines as removeLinesCall } from '@matiz/contracts/cart/cart-lines.ts';
import {
  addItem,
  type CartLine,
  type CartReply,
  changeQuantity as changeQuantityCall,
  deleteItem,
} from '@matiz/contracts/cart.ts';
import { say } from '@matiz/contracts/messages.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { cartCopy } from '#copy/cart/cart.ts';
import { alertFailure } from '#lib/alert-failure.ts';
import { newId } from '#lib/new-id.ts';
import { useServices } from '#lib/services.ts';
import { cartKey } from './cart.query.ts';
import {
  nameOfLine,
  quantityChangeOf,
  removalOf,
  restoreAllOf,
  withoutLines,
  withQuantity,
} from './cart-lines.ts';
import { createQuantityQueue } from './quantity-queue.ts';

/** What a buyer does to the lines of the cart; every change shows at once and can go back. */
export interface CartEdits {
  changeQuantity(line: CartLine, quantity: number): void;
  removeLine(line: CartLine): void;
  /** Several at once; undone at once too. */
  removeLines(lines: readonly CartLine[]): void;
  /** Reads the cart again, unless something of it is still under way. */
  lookAgain(): void;
  /** Sends what waits; says whether the cart on screen is the server's. */
  flush(): Promise<boolean>;
  /** The lines whose quantity is being sent. */
  readonly sending: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/** Another device may change the same cart (D-9): the one who looks at it sees that by then. */
const lookAgainMs = 15_000;

export function useCartEdits(): CartEdits {
  const { request, queryClient } = useServices();
  const [sending, setSending] = useState(none);
  const [edits] = useState(() => createCartEdits({ request, queryClient }, setSending));
  // Leaving the page sends what still waits.
  useEffect(() => () => void edits.flush(), [edits]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') edits.lookAgain();
    }, lookAgainMs);
    return () => clearInterval(timer);
  }, [edits]);
  return { ...edits, sending };
}

/** A line and the cart that it stood in when it was touched. */
interface ShownLine extends CartLine {
  readonly cartId: string | undefined;
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

  const queue = createQuantityQueue<ShownLine>({
    onSending,
    send: (line, quantity) =>
      request(changeQuantityCall, {
        body: { ...quantityChangeOf(line, quantity, line), mutationId: newId() },
      }),
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

  async function removeLines(lines: readonly CartLine[]): Promise<void> {
    const before = queryClient.getQueryData<CartReply>(cartKey);
    for (const { lineId } of lines) queue.forget(lineId);
    patch((reply) => withoutLines(reply, new Set(lines.map(({ lineId }) => lineId))));
    removing += 1;
    try {
      await tellRemoval(lines, before);
      offerUndo(lines, before);
    } catch (error) {
      queryClient.setQueryData(cartKey, before);
      toast({ tone: 'danger', message: describeRemovalFailure(error) });
    }
    removing -= 1;
    refresh();
  }

  function tellRemoval(
    lines: readonly CartLine[],
    before: CartReply | undefined,
  ): Promise<unknown> {
    const [first, ...rest] = lines;
    const cartId = before?.cart?._id;
    const mutationId = newId();
    if (first && rest.length === 0) {
      return request(deleteItem, { body: { ...removalOf(first, { cartId }), mutationId } });
    }
    const lineIds = lines.map(({ lineId }) => lineId);
    return request(removeLinesCall, {
      body: { lineIds, ...(cartId ? { cartId } : {}), mutationId },
    });
  }

  function offerUndo(lines: readonly CartLine[], before: CartReply | undefined): void {
    const soldOut = new Set(before?.outOfStock.map(({ lineId }) => lineId));
    const back = lines.filter(({ lineId }) => !soldOut.has(lineId));
    const [first] = lines;
    if (first === undefined) return;
    const message =
      lines.length === 1 ? cartCopy.removed(nameOfLine(first)) : cartCopy.removedMany(lines.length);
    if (back.length === 0) toast({ message });
    else toast({ message, action: { label: cartCopy.undo, onAction: () => void restore(back) } });
  }

  async function restore(lines: readonly CartLine[]): Promise<void> {
    for (const addition of restoreAllOf(lines)) {
      try {
        await request(addItem, { body: { ...addition, mutationId: newId() } });
      } catch (error) {
        alertFailure(error);
      }
    }
    refresh();
  }

  return {
    changeQuantity(line, quantity) {
      const cartId = queryClient.getQueryData<CartReply>(cartKey)?.cart?._id;
      patch((reply) => withQuantity(reply, line.lineId, quantity));
      queue.change({ ...line, cartId }, line.quantity, quantity);
    },
    removeLine: (line) => void removeLines([line]),
    removeLines: (lines) => void removeLines(lines),
    lookAgain() {
      if (queue.isIdle()) refresh();
    },
    flush: () => queue.flush(),
  };
}

/** §8: the server's message, or for status 500 the sentence that asks to try again. */
function describeRemovalFailure(error: unknown): string {
  const isServers = error instanceof RequestError && error.status !== 500;
  return isServers ? error.message : say('requestNotDone');
}
