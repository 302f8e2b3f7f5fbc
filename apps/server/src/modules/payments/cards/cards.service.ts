import type { BodyOf, ReplyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type * as calls from '@matiz/contracts/payments/cards.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { formatExpiry, isCardExpired } from '@matiz/domain/payments/card/card-expiry.ts';
import { GatewayDown, GatewayRefusal, type PaymentGateway } from '#adapters/payments/gateway.ts';
import type { Sql } from '#db/sql.ts';
import type { Buyer } from '#http/session/principal.ts';
import {
  addCard,
  findCardEmail,
  findCards,
  type KeptCardRow,
  markChosen,
  readOwnCards,
  removeCard,
} from './cards.store.ts';

export interface CardsDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly gateway: PaymentGateway | null;
  readonly report: (detail: { err: unknown }, message: string) => void;
}

export type CardsService = ReturnType<typeof createCardsService>;

/** A business needs few; anyone who tries stolen ones needs many. */
const mostCards = 8;

/**
 * Cards that a business keeps at the gateway (D-12): we know a token for a moment, and later the
 * gateway's id. They are the business's own: no seller sees or uses them.
 */
export function createCardsService({ sql, clock, newId, gateway, report }: CardsDeps) {
  const closed = fail(failure('GATEWAY_DOWN'));
  const desk = gateway?.cards ?? null;

  async function show(customerId: string): Promise<ReplyOf<typeof calls.listCards>> {
    const { cards, isTaken } = await readOwnCards(sql.reader, customerId);
    return {
      result: cards.map((card) => showCard(card, clock())),
      isOffered: desk !== null && isTaken,
    };
  }

  async function list(buyer: Buyer): Promise<ResultOf<typeof calls.listCards>> {
    return ok(isOwner(buyer) ? await show(buyer.customer.id) : { result: [], isOffered: false });
  }

  /** What the form of a card needs before its payer can send it to the gateway. */
  async function form(): Promise<ResultOf<typeof calls.readCardForm>> {
    if (gateway === null || desk === null) return closed;
    const { publicKey, tokensUrl } = desk;
    const contracts = await askGateway(async () => (await gateway.choices()).contracts);
    return contracts.ok ? ok({ publicKey, tokensUrl, contracts: contracts.value }) : closed;
  }

  async function keep(
    buyer: Buyer,
    body: BodyOf<typeof calls.keepCard>,
  ): Promise<ResultOf<typeof calls.keepCard>> {
    if (!isOwner(buyer)) return fail(failure('FORBIDDEN'));
    if (gateway === null || desk === null) return closed;
    const { month, year, token, acceptsPolicy, acceptsPersonalData } = body;
    if (isCardExpired({ month, year }, clock())) return fail(failure('CARD_EXPIRED'));
    const { id: customerId } = buyer.customer;
    if ((await findCards(sql.reader, customerId)).length >= mostCards) {
      return fail(failure('TOO_MANY_CARDS', { n: mostCards }));
    }
    const email = await findCardEmail(sql.reader, { customerId, userId: buyer.userId });
    if (email === null) return fail(failure('CARD_REFUSED'));
    const kept = await askGateway(async () => ({
      stored: await desk.store({ token, email }),
      contracts: (await gateway.choices()).contracts,
    }));
    if (!kept.ok) return kept;
    const { stored, contracts } = kept.value;
    const at = clock();
    await addCard(sql, {
      id: newId(),
      customerId,
      userId: buyer.userId,
      source: stored.source,
      brand: body.brand,
      lastFour: stored.lastFour ?? body.lastFour,
      month,
      year,
      accepted: { ...contracts, acceptsPolicy, acceptsPersonalData, at: at.toISOString() },
      at,
    });
    return ok(await show(customerId));
  }

  async function choose(buyer: Buyer, cardId: string): Promise<ResultOf<typeof calls.chooseCard>> {
    const card = await find(buyer, cardId);
    if (!card.ok) return card;
    await markChosen(sql, cardId, clock());
    return ok(await show(buyer.customer.id));
  }

  async function forget(buyer: Buyer, cardId: string): Promise<ResultOf<typeof calls.forgetCard>> {
    const isRemoved = isOwner(buyer) && (await removeCard(sql, buyer.customer.id, cardId));
    return isRemoved ? ok(await show(buyer.customer.id)) : fail(failure('UNKNOWN_CARD'));
  }

  /** A card that can be paid with, of the one who pays. */
  async function find(
    payer: Pick<Buyer, 'role'> & { readonly customer: { readonly id: string } | null },
    cardId: string,
  ): Promise<Result<KeptCardRow, Failure<'UNKNOWN_CARD' | 'CARD_EXPIRED'>>> {
    const rows =
      isOwner(payer) && payer.customer ? await findCards(sql.reader, payer.customer.id) : [];
    const card = rows.find(({ id }) => id === cardId);
    if (card === undefined) return fail(failure('UNKNOWN_CARD'));
    return isCardExpired(card, clock()) ? fail(failure('CARD_EXPIRED')) : ok(card);
  }

  async function askGateway<T>(
    ask: () => Promise<T>,
  ): Promise<Result<T, Failure<'GATEWAY_DOWN' | 'CARD_REFUSED'>>> {
    try {
      return ok(await ask());
    } catch (err) {
      if (err instanceof GatewayRefusal) {
        report({ err }, 'the gateway refused a card');
        return fail(failure('CARD_REFUSED'));
      }
      if (!(err instanceof GatewayDown)) throw err;
      report({ err }, 'the gateway did not answer');
      return closed;
    }
  }

  return { list, form, keep, choose, forget, find };
}

function isOwner({ role }: Pick<Buyer, 'role'>): boolean {
  return role === 'Admin customer';
}

function showCard(row: KeptCardRow, now: Date): calls.KeptCard {
  const { id, brand, lastFour } = row;
  return {
    _id: id,
    brand,
    lastFour,
    expiry: formatExpiry(row),
    isExpired: isCardExpired(row, now),
  };
}
