import type { Transport } from '@matiz/client/request.ts';
import { addItem, type CartLine, type CartReply } from '@matiz/contracts/cart.ts';
import type { ProductDetail } from '@matiz/contracts/catalogue.ts';
import type { Me } from '@matiz/contracts/identity.ts';
import { QueryObserver } from '@tanstack/react-query';
import { createServices } from '../../../apps/web/src/create-services.ts';
import { newAddition } from '../../../apps/web/src/features/buying/addition.ts';
import { cartKey, cartQuery } from '../../../apps/web/src/features/buying/cart.query.ts';
import { createCartEdits } from '../../../apps/web/src/features/buying/use-cart-edits.ts';
import { productQuery } from '../../../apps/web/src/features/catalogue/catalogue.queries.ts';
import { createConnection } from '../../../apps/web/src/lib/network/connection.ts';
import { createQueryClient } from '../../../apps/web/src/lib/network/query-client.ts';
import { createOutbox } from '../../../apps/web/src/lib/offline/outbox.ts';
import { serverPlatform } from '../../../apps/web/src/platform/platform.ts';
import { meKey, meQuery } from '../../../apps/web/src/session/me.query.ts';
import type { Life, Phone } from './phone.ts';

export interface Product {
  readonly id: string;
  readonly code: string;
}

/** The shop's page on a phone, without its screens: the real request, cache, edits and queue. */
export type OfflinePage = ReturnType<typeof openPage>;

export function openPage(phone: Phone, life: Life, transport: Transport) {
  const queryClient = createQueryClient();
  // Read once: a test cannot wait for the pauses between two tries.
  queryClient.setQueryDefaults(cartKey, { retry: false });
  for (const [key, data] of phone.seen) queryClient.setQueryData(key, data);
  const window = Object.assign(new EventTarget(), { navigator: { onLine: true } });
  const store = phone.openStore();
  const connection = createConnection({
    page: window as unknown as Window,
    probe: () => transport({ method: 'GET', path: '/auth/me', headers: {} }),
  });
  tellLine();
  const outbox = createOutbox({
    queryClient,
    connection,
    store: {
      list: () => life.pass(() => store.list()),
      add: (...change) => life.pass(() => store.add(...change)),
      replace: (...change) => life.pass(() => store.replace(...change)),
      settle: (...change) => life.pass(() => store.settle(...change)),
    },
    device: phone.device,
    request: () => services.request,
    now: () => 0,
    persist: () => undefined,
    alone: (work) => phone.lock(life, work),
  });
  const services = createServices({
    transport,
    queryClient,
    connection,
    platform: { ...serverPlatform, isServer: false, device: phone.device },
    keepCall: outbox.keep,
    keepBehind: outbox.keepBehind,
  });
  const { request } = services;
  const edits = createCartEdits({ request, queryClient }, () => undefined);
  // As the header counts the units: what is untrue is read again.
  new QueryObserver(queryClient, cartQuery(request)).subscribe(() => undefined);

  /** The browser notices what the line does, but for one that swallows everything. */
  function tellLine(): void {
    const onLine = phone.line !== 'gone';
    if (window.navigator.onLine === onLine) return;
    window.navigator.onLine = onLine;
    window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  }

  return {
    tellLine,
    flush: () => outbox.flush(),
    /** Who looks, the cart and the products, as a person reads them. */
    async look(products: readonly Product[]): Promise<void> {
      await queryClient.fetchQuery({ ...meQuery(request), staleTime: 0, retry: false });
      await Promise.all([
        queryClient.fetchQuery({ ...cartQuery(request), staleTime: 0, retry: false }),
        ...products.map(({ id }) =>
          queryClient.fetchQuery({ ...productQuery(request, id), staleTime: 0, retry: false }),
        ),
      ]);
    },
    hasVisitor: () => queryClient.getQueryData<Me>(meKey) !== undefined,
    findLine(code: string, versionCode: string | null): CartLine | undefined {
      const lines = queryClient.getQueryData<CartReply>(cartKey)?.cart?.products ?? [];
      return lines.find((line) => line.code === code && line.versionCode === versionCode);
    },
    findProduct: (id: string) => queryClient.getQueryData<ProductDetail>(['product', id]),
    add: ({ id, code }: Product, versionCode: string | null, quantity: number) => {
      const asked = versionCode ? { versions: [{ code: versionCode, quantity }] } : { quantity };
      return request(addItem, {
        body: newAddition(queryClient, { productId: id, code, ...asked }),
      });
    },
    async set(line: CartLine, units: number): Promise<void> {
      edits.changeQuantity(line, units);
      await edits.flush();
    },
    remove: (line: CartLine) => edits.removeLine(line),
    /** What the phone keeps of it, and nothing more is asked. */
    close(): void {
      phone.seen = queryClient
        .getQueryCache()
        .findAll()
        .flatMap(({ queryKey, state }) =>
          state.data === undefined ? [] : [[queryKey, state.data] as const],
        );
      queryClient.clear();
    },
  };
}
