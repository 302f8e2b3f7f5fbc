import type { ProductCard } from '@matiz/contracts/catalogue.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { Sql } from '#db/sql.ts';
import type { Visitor } from '#http/session/principal.ts';
import { toProductCard } from '../card/product-card.ts';
import { type Viewer, viewerOf } from '../card/viewer.ts';
import { type CardPage, type PageSpan, readCardPage, type Selection } from './page.store.ts';

/** A page of the products that someone selects, as cards. */
export type ReadCards = (
  select: (viewer: Viewer, moment: Date) => Selection,
  span: PageSpan,
  principal: Visitor,
) => Promise<CardPage & { readonly cards: ProductCard[] }>;

export function createReadCards({ sql, clock }: { sql: Sql; clock: Clock }): ReadCards {
  return async (select, span, principal) => {
    const viewer = viewerOf(principal);
    const moment = clock();
    const page = await readCardPage(sql.reader, select(viewer, moment), span, viewer, moment);
    return { ...page, cards: page.rows.map((row) => toProductCard(row, viewer, moment)) };
  };
}
