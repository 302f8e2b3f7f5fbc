import type { CardBrand } from '@matiz/domain/payments/card/card-number.ts';
import type { Fragment, Sql, SqlFragments, SqlReader } from '#db/sql.ts';

/** A card that the gateway keeps, as its business tells it from others. */
export interface KeptCardRow {
  readonly id: string;
  /** The gateway's id of it. */
  readonly source: string;
  readonly brand: CardBrand | null;
  readonly lastFour: string;
  readonly month: number;
  readonly year: number;
}

/** The one that was chosen last comes first. */
export async function findCards(sql: SqlReader, customerId: string): Promise<KeptCardRow[]> {
  return sql<KeptCardRow[]>`${selectCards(sql, customerId)}`;
}

/** The same, with whether the shop takes cards at all. */
export async function readOwnCards(
  sql: SqlReader,
  customerId: string,
): Promise<{ cards: KeptCardRow[]; isTaken: boolean }> {
  const [row] = await sql<{ cards: KeptCardRow[]; isTaken: boolean }[]>`
    SELECT EXISTS (SELECT FROM payment_method WHERE means = 'card' AND is_enabled) AS "isTaken",
      coalesce((SELECT json_agg(kept) FROM (${selectCards(sql, customerId)}) kept), '[]') AS cards`;
  return row ?? { cards: [], isTaken: false };
}

function selectCards(sql: SqlFragments, customerId: string): Fragment {
  return sql`
    SELECT id, source, brand, last_four AS "lastFour", exp_month AS month, exp_year AS year
    FROM stored_card WHERE customer_id = ${customerId}
    ORDER BY chosen_at DESC, id LIMIT 50`;
}

export async function addCard(
  sql: Sql,
  card: KeptCardRow & { customerId: string; userId: string; accepted: object; at: Date },
): Promise<void> {
  await sql`
    INSERT INTO stored_card (id, customer_id, user_id, source, brand, last_four, exp_month,
      exp_year, accepted, created_at, chosen_at)
    VALUES (${card.id}, ${card.customerId}, ${card.userId}, ${card.source}, ${card.brand},
      ${card.lastFour}, ${card.month}, ${card.year}, ${sql.json(card.accepted)}, ${card.at},
      ${card.at})`;
}

export async function markChosen(sql: Sql, id: string, at: Date): Promise<void> {
  await sql`UPDATE stored_card SET chosen_at = ${at} WHERE id = ${id}`;
}

/** False: the business has no such card. */
export async function removeCard(sql: Sql, customerId: string, id: string): Promise<boolean> {
  const { count } = await sql`
    DELETE FROM stored_card WHERE id = ${id} AND customer_id = ${customerId}`;
  return count === 1;
}

/** The address that the gateway keeps a card under. */
export async function findCardEmail(
  sql: SqlReader,
  { customerId, userId }: { customerId: string; userId: string },
): Promise<string | null> {
  const [row] = await sql<{ email: string | null }[]>`
    SELECT coalesce(app_user.email, customer.email) AS email
    FROM app_user JOIN customer ON customer.id = ${customerId}
    WHERE app_user.id = ${userId}`;
  return row?.email ?? null;
}
