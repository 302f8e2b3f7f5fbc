import type { QueryOf, ReplyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import type {
  listSellerCustomers,
  readSellerDay,
  SellerCustomer,
} from '@matiz/contracts/identity/seller-customers.ts';
import { usualBasket, usualOrders } from '@matiz/domain/cart/reorder/usual-basket.ts';
import { readCustomerIdentifier } from '@matiz/domain/identity/customer-identifier.ts';
import { readNit } from '@matiz/domain/identity/document.ts';
import { idleDays, idleSince } from '@matiz/domain/identity/portfolio.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import { foldText } from '@matiz/domain/kernel/text.ts';
import { handOverState } from '@matiz/domain/orders/hand-over/hand-over-state.ts';
import type { SqlReader } from '#db/sql.ts';
import type { Principal } from '#http/session/principal.ts';
import { fingerprintOf, readCursor, writeCursor } from '#resource/cursor.ts';
import { showCredit } from '../session/credit-facts.ts';
import { showCustomer } from '../show-person.ts';
import {
  type PastBasket,
  type SellerCustomerRow,
  searchCustomers,
} from './seller-customers.store.ts';
import { readSellerDayRow } from './seller-day.store.ts';

const pageSize = 20;
/** Of what is usual, as many as tell it apart. */
const shownLines = 3;

/** What a seller knows of their customers before the first call of the day. */
export function createPortfolio({ sql, clock }: { sql: { reader: SqlReader }; clock: Clock }) {
  /** By what stands in them, or by the customer's identifier. */
  async function listCustomers(
    seller: Principal,
    { search = '', filter, after }: QueryOf<typeof listSellerCustomers>,
  ): Promise<ResultOf<typeof listSellerCustomers>> {
    const now = clock();
    const fingerprint = fingerprintOf({ sellerId: seller.userId, search, filter });
    const place = after === undefined ? null : readPlace(fingerprint, after);
    if (place === undefined) return fail(failure('BAD_CURSOR'));
    const found = await searchCustomers(sql.reader, seller.userId, {
      words: wordsOf(search),
      number: readCustomerIdentifier(search),
      filter: filter ?? null,
      idleSince: idleSince(now),
      after: place,
      limit: pageSize + 1,
      lastOrders: usualOrders,
    });
    const page = found.slice(0, pageSize);
    const last = page.at(-1);
    const hasMore = found.length > pageSize && last !== undefined;
    return ok({
      results: page.map((row) => showRow(row, now)),
      next: hasMore ? writeCursor(fingerprint, { key: last.position, id: last._id }) : null,
    });
  }

  async function readDay(seller: Principal): Promise<ReplyOf<typeof readSellerDay>> {
    const now = clock();
    const { counts, drafts, recents } = await readSellerDayRow(
      sql.reader,
      seller.userId,
      idleSince(now),
    );
    return {
      counts,
      recents: recents ?? [],
      drafts: (drafts ?? []).map(({ handOver: link, ...draft }) => {
        const facts = link && { ...link, expiresAt: new Date(link.expiresAt), isDraftOpen: true };
        return { ...draft, handOver: facts && handOverState(facts, now) };
      }),
    };
  }

  return { listCustomers, readDay };
}

/** Undefined for a cursor of another list, or none. */
function readPlace(fingerprint: string, text: string) {
  const cursor = readCursor(fingerprint, text);
  if (cursor === null || !/^-?\d{1,18}$/.test(cursor.key)) return undefined;
  return /^[0-9a-f-]{36}$/.test(cursor.id) ? { position: cursor.key, id: cursor.id } : undefined;
}

function showRow(row: SellerCustomerRow, now: Date): SellerCustomer {
  const { position: _, orders, credit, ...customer } = row;
  const { lastOrderAt } = customer;
  return {
    ...showCustomer(customer),
    idleDays: idleDays(lastOrderAt === null ? null : new Date(lastOrderAt), now),
    usual: showUsual(orders ?? []),
    credit: credit && showCredit(credit, now),
  };
}

function showUsual(orders: readonly PastBasket[]): SellerCustomer['usual'] {
  const basket = usualBasket(orders);
  if (basket === null) return null;
  const sum = orders.reduce((all, { total }) => all + total, 0);
  return {
    from: basket.from,
    amount: Math.round(sum / orders.length),
    products: basket.lines.length,
    lines: basket.lines
      .slice(0, shownLines)
      .map(({ name, versionName, quantity }) => ({ name, versionName, quantity })),
  };
}

/** The words to look for; a number typed with marks is one word of digits. */
function wordsOf(search: string): string[] {
  const text = foldText(search.trim());
  if (/^\+?[\d\s().-]+$/.test(text)) {
    // A NIT is kept without its check digit and shown with it.
    return [readNit(text)?.number ?? text.replace(/\D/g, '')].filter(Boolean);
  }
  return text.split(/\s+/).filter(Boolean);
}
