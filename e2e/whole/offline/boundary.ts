import type { Incoming, Outgoing } from '@matiz/client/request.ts';
import type { FastifyInstance } from 'fastify';
import type { BuiltProduct } from '../../../apps/server/src/testing/catalogue.ts';
import { type GoodName, goodNames, type ProductName, type Step } from './cart-model.ts';
import type { Ledger, Owner } from './ledger.ts';

export type Wares = Readonly<Record<ProductName, BuiltProduct>>;

export interface Session extends Owner {
  readonly token: string;
}

/** What a request of the cart carries, as far as the model knows it. */
interface CartBody {
  readonly mutationId?: string;
  readonly quantity?: number;
  readonly versionCode?: string | null;
  readonly version?: string | null;
  readonly versions?: readonly { readonly code: string; readonly quantity: number }[];
}

const kinds: Readonly<Record<string, Step['kind']>> = {
  '/cart/additem': 'add',
  '/cart/changequantityitem': 'set',
  '/cart/deleteitem': 'remove',
};

/** How the calls name a good. */
export function codeOf(good: GoodName, { dye }: Wares): string | null {
  if (good === 'shampoo') return null;
  return dye.versions[good === 'copper' ? 0 : 1]?.code ?? null;
}

/** The door of the real application: one request after the other, each change told to the ledger. */
export function createBoundary(app: FastifyInstance, wares: Wares, ledger: Ledger) {
  let last: Promise<unknown> = Promise.resolve();

  async function send(outgoing: Outgoing, session: Session): Promise<Incoming> {
    const { method, path, headers, body } = outgoing;
    const reply = await app.inject({
      method,
      url: `/api${path}`,
      headers: { ...headers, token: session.token },
      ...(body === undefined ? {} : { payload: body }),
    });
    const incoming = { status: reply.statusCode, body: reply.json() };
    const kind = kinds[path.replace(/\?.*/, '')];
    // Who may not, or is asked to come again later, has changed nothing.
    if (kind && ![401, 429, 503].includes(incoming.status)) {
      hear(kind, JSON.parse(body ?? '{}'), session, incoming);
    }
    return incoming;
  }

  function hear(kind: Step['kind'], body: CartBody, session: Session, incoming: Incoming): void {
    const [version] = body.versions ?? [];
    const code = version?.code ?? body.versionCode ?? body.version ?? null;
    const good = goodNames.find((one) => codeOf(one, wares) === code) ?? 'shampoo';
    ledger.hear({
      phone: session.phone,
      person: session.person,
      step: { kind, good, units: version?.quantity ?? body.quantity ?? 0 },
      mutationId: body.mutationId,
      isDone: incoming.status === 200,
      sentence: String((incoming.body as { message?: string }).message ?? ''),
    });
  }

  return (outgoing: Outgoing, session: Session): Promise<Incoming> => {
    const answer = last.then(() => send(outgoing, session));
    last = answer.catch(() => undefined);
    return answer;
  };
}
