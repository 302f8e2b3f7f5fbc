import type { Request, RequestParts } from '@matiz/client/request.ts';
import { RequestError } from '@matiz/client/request-error.ts';
import { removeLines } from '@matiz/contracts/cart/cart-lines.ts';
import { addItem, type CartReply, changeQuantity, deleteItem } from '@matiz/contracts/cart.ts';
import type { Call } from '@matiz/contracts/define-call.ts';
import type { Me } from '@matiz/contracts/identity.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import type { QueryClient } from '@tanstack/react-query';
import { changesCopy } from '#copy/offline/offline-changes.ts';
import type { Platform } from '#platform/platform.ts';
import type { Connection } from '../network/connection.ts';
import type { ChangeStore } from './change-store.ts';
import { findNeedless, findToSend, isGivenUp, readOutcome, type WaitingChange } from './changes.ts';
import { changesWaitKey } from './changes-wait.ts';
import { nameOfGoods } from './name-of-goods.ts';
import { tellWaiting } from './waiting-changes.ts';
import { readGoodsOf, withUnits } from './waiting-goods.ts';

/** Between two tries while there is a connection and the server is busy. */
const againMs = 15_000;
/** Nobody pressed for it: it may be said while the page is still coming. */
const sentMs = 10_000;
const calls: readonly Call[] = [addItem, changeQuantity, deleteItem, removeLines];

export interface OutboxParts {
  readonly queryClient: QueryClient;
  readonly connection: Connection;
  readonly store: ChangeStore;
  readonly device: Platform['device'];
  readonly request: () => Request;
  readonly now: () => number;
  /** That the browser keeps what begins to wait. */
  readonly persist: () => void;
  /** One tab at a time sends. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
}

export interface Outbox {
  /** What a call answers that could not be sent and is kept; undefined where it may not wait. */
  keep(call: Call, parts: object): Promise<unknown>;
  /**
   * The same before it was sent, where there is no line, or earlier changes wait: it does not go past
   * them.
   */
  keepBehind(call: Call, parts: object): Promise<unknown>;
  /** Sends what waits, in order. */
  flush(): Promise<void>;
}

/**
 * Keeps the changes of a cart that do not arrive, on the device, and sends them in their order when
 * the line is back: each with its mutation id, so that none is lost and none happens twice. What the
 * server refuses by then is told, with its sentence.
 */
export function createOutbox(parts: OutboxParts): Outbox {
  const { queryClient, connection, store, device, now, persist, alone } = parts;
  /** Being sent from here: what does not arrive of them waits already. */
  const sending = new WeakSet<object>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function findOwner(): string | null {
    const me = queryClient.getQueryData<Me>(['me']);
    return me?.customer ? `${me.user._id} ${me.customer._id}` : null;
  }

  async function count(): Promise<void> {
    const waiting = await store.list().catch(() => []);
    device.write(changesWaitKey, waiting.length > 0 ? '1' : null);
    tellWaiting({ changes: findToSend(waiting, findOwner()), setUnits });
  }

  async function hasWaiting(): Promise<boolean> {
    const waiting = await store.list().catch(() => []);
    return findToSend(waiting, findOwner()).length > 0;
  }

  function isOurs({ method, path }: Call, asked: object): asked is { body: WaitingChange['body'] } {
    const isOne = calls.some((call) => call.path === path && call.method === method);
    return isOne && 'body' in asked && !sending.has(asked);
  }

  /** What has left may have arrived: only what has not is still another. */
  async function setUnits({ seq }: WaitingChange, code: string | null, quantity: number) {
    await alone(async () => {
      const change = (await store.list()).find((one) => one.seq === seq);
      if (!change?.isUnsent) return;
      const body = withUnits(change.body, code, quantity);
      await (body ? store.replace({ ...change, body }) : store.settle(change));
    }).catch(() => undefined);
    await count();
  }

  const keep = (call: Call, asked: object) => keepChange(call, asked, false);

  async function keepChange(call: Call, asked: object, isUnsent: boolean): Promise<unknown> {
    const owner = findOwner();
    // What has no id may have arrived: under another one it would happen again.
    if (owner === null || !isOurs(call, asked) || asked.body.mutationId === undefined) {
      return undefined;
    }
    const { body } = asked;
    const name = nameOfGoods(queryClient, body);
    const goods = readGoodsOf(queryClient, body);
    const about = { name, goods, isUnsent, doneAt: now() };
    const change: WaitingChange = { owner, path: call.path, body, ...about };
    try {
      device.write(changesWaitKey, '1');
      const before = await store.list();
      if (before.length === 0) persist();
      await store.add(change, findNeedless(before, change));
    } catch {
      // A full disk, a private window: what cannot be kept is not promised.
      return undefined;
    }
    await count();
    toast({ message: changesCopy.kept });
    plan();
    const cart = queryClient.getQueryData<CartReply>(['cart']);
    return { ...cart, cart: cart?.cart ?? { _id: '', amount: 0, units: 0 }, results: [] };
  }

  async function keepBehind(call: Call, asked: object): Promise<unknown> {
    if (!isOurs(call, asked)) return undefined;
    if (connection.isOnline() && !(await hasWaiting())) return undefined;
    const kept = await keepChange(call, asked, true);
    // Where there is no room for it those before it go first.
    if (kept === undefined) await flush();
    else void flush();
    return kept;
  }

  async function send(change: WaitingChange): Promise<ReturnType<typeof readOutcome>> {
    const call = calls.find(({ path }) => path === change.path);
    if (!call || isGivenUp(change, now())) {
      await store.settle(change, changesCopy.tooOld);
      return 'refused';
    }
    if (change.isUnsent) await store.replace({ ...change, isUnsent: false });
    const asked = { body: change.body };
    sending.add(asked);
    try {
      await parts.request()(call, asked as unknown as RequestParts<Call>);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const outcome = readOutcome(change.path, error.status, error.code);
      if (outcome === 'later') return outcome;
      await store.settle(change, outcome === 'refused' ? error.message : undefined);
      return outcome;
    }
    await store.settle(change);
    return 'done';
  }

  async function sendAll(): Promise<void> {
    let done = 0;
    let isLater = false;
    for (const change of findToSend(await store.list(), findOwner())) {
      // Another person, or another customer, by now: theirs waits for them.
      if (change.owner !== findOwner()) break;
      const outcome = await send(change);
      if (outcome === 'later') {
        isLater = true;
        break;
      }
      if (outcome === 'done') done += 1;
    }
    if (done > 0) toast({ tone: 'success', message: changesCopy.sent(done), durationMs: sentMs });
    await tellRefused(done > 0);
    await count();
    if (isLater) plan();
  }

  /** What was refused is said until it is put away; a page that was closed before says it next time. */
  async function tellRefused(hasSent: boolean): Promise<void> {
    const owner = findOwner();
    const refused = (await store.list()).filter(
      (change) => change.owner === owner && change.refused !== undefined,
    );
    const [first, ...more] = refused;
    if (first) {
      // One message, since a page shows three: of many the first would be gone before they are read.
      const sentences = refused.map(({ name, refused: why = '' }) => changesCopy.why(name, why));
      toast({
        tone: 'danger',
        title:
          more.length === 0
            ? changesCopy.refused(first.name)
            : changesCopy.refusedMany(refused.length),
        message: more.length === 0 ? (first.refused ?? '') : [...new Set(sentences)].join(' '),
        durationMs: 0,
      });
    }
    for (const change of refused) await store.settle(change);
    if (hasSent || refused.length > 0) await queryClient.invalidateQueries({ queryKey: ['cart'] });
  }

  function plan(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), againMs);
  }

  async function flush(): Promise<void> {
    if (!connection.isOnline()) return;
    await alone(sendAll).catch(() => undefined);
  }

  function look(): void {
    void count();
    void flush();
  }

  connection.subscribe(() => void flush());
  // Whose changes they are is known once it is known who looks.
  queryClient.getQueryCache().subscribe((event) => {
    if (
      event.type === 'updated' &&
      event.action.type === 'success' &&
      event.query.queryKey[0] === 'me'
    )
      look();
  });
  look();
  return { keep, keepBehind, flush };
}
