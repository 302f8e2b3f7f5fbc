import type { LocationChange } from '@matiz/contracts/delivery.ts';
import type { ErrorReply } from '@matiz/contracts/errors.ts';
import type { Me } from '@matiz/contracts/identity.ts';
import { buildShopper, type Shopper } from './orders.ts';
import { buildAddress } from './people.ts';
import type { SignedIn } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

type Reply<T> = { readonly status: number } & Partial<ErrorReply> & T;

/** The calls of a change of place in someone's name; what they send may be wrong. */
export function placeCallsOf(
  { app }: Pick<TestApp, 'app'>,
  { headers }: Pick<SignedIn, 'headers'>,
) {
  async function ask(method: 'POST' | 'PUT', path: string, payload: object) {
    const reply = await app.inject({ method, url: `/api${path}`, headers, payload });
    return { status: reply.statusCode, ...reply.json() };
  }
  return {
    preview: (payload: object): Promise<Reply<LocationChange>> =>
      ask('POST', '/shippings/change-preview', payload),
    change: (payload: object): Promise<Reply<Pick<Me, 'delivery'>>> =>
      ask('PUT', '/shippings/place', payload),
    /** Where the session delivers, by `GET /auth/me`. */
    async delivery(): Promise<Me['delivery']> {
      return (await app.inject({ url: '/api/auth/me', headers })).json().delivery;
    },
  };
}

/** A shopper of Bogotá with addresses where another warehouse delivers, and where nobody does. */
export interface Mover extends Shopper {
  readonly place: ReturnType<typeof placeCallsOf>;
  readonly medellin: string;
  readonly mitu: string;
  /** As if the session had begun again: in Bogotá, while the carts stay where they are. */
  goBackAlone(): Promise<void>;
}

export async function buildMover(test: TestApp): Promise<Mover> {
  const shopper = await buildShopper(test);
  const at = (cityCode: string) => buildAddress(test.sql, shopper.customerId, { cityCode });
  return {
    ...shopper,
    place: placeCallsOf(test, shopper),
    medellin: await at('05001'),
    mitu: await at('97001'),
    async goBackAlone() {
      await test.sql`UPDATE session SET address_id = NULL WHERE user_id = ${shopper.userId}`;
    },
  };
}
