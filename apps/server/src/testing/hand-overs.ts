import type { BodyInput } from '@matiz/contracts/define-call.ts';
import * as calls from '@matiz/contracts/orders/hand-over.ts';
import { askAs, type Shopper } from './orders.ts';
import type { SignedIn } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

/** What a seller does with the links of their drafts. */
export function senderCallsAs(test: Pick<TestApp, 'app'>, seller: Pick<SignedIn, 'headers'>) {
  const ask = askAs(test, seller);
  return {
    send: (cartId: string) => ask(calls.sendHandOver, { cartId }),
    read: (cartId: string) => ask(calls.readHandOver, undefined, { query: `?cartId=${cartId}` }),
    revoke: (_id: string) => ask(calls.revokeHandOver, { _id }),
  };
}

/** What someone does by a link, without a session unless one is given. */
export function linkCalls(
  test: Pick<TestApp, 'app'>,
  token: string,
  headers: Record<string, string> = {},
) {
  const ask = askAs(test, { headers: headers as SignedIn['headers'] });
  const view = () => ask(calls.viewHandOver, { token });
  return {
    view,
    edit: (body: Omit<BodyInput<typeof calls.editHandOver>, 'token'>) =>
      ask(calls.editHandOver, { token, ...body }),
    /** What is seen now, unless it says otherwise. */
    approve: async (seen: Partial<Omit<BodyInput<typeof calls.approveHandOver>, 'token'>> = {}) => {
      const isSeen = seen.revision !== undefined && seen.confirmedTotal !== undefined;
      const { revision, purchase } = isSeen
        ? { revision: 0, purchase: { totals: { total: 0 } } }
        : (await view()).value;
      const confirmedTotal = purchase.totals.total;
      const answer = { answeredBy: 'Ana Gómez', revision, confirmedTotal, ...seen };
      return ask(calls.approveHandOver, { token, ...answer });
    },
    decline: (reason: string) => ask(calls.declineHandOver, { token, reason }),
  };
}

/** Sends the seller's draft; answers the link's token and the hand-over. */
export async function sendDraft(test: Pick<TestApp, 'app'>, seller: Shopper, cartId: string) {
  const { handOver, link } = (await senderCallsAs(test, seller).send(cartId)).value;
  return { handOver, token: link.slice(link.indexOf('#') + 1), link };
}
