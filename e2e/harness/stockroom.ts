import { readFileSync } from 'node:fs';
import path from 'node:path';
import { owner } from '../../apps/server/src/db/embedded/bootstrap.ts';
import { locateCluster } from '../../apps/server/src/db/embedded/cluster-files.ts';
import { createSql, type SqlPool } from '../../apps/server/src/db/pool.ts';

/** A version that a journey can order, as the warehouse of Bogotá has it. */
export interface Goods {
  readonly productId: number;
  readonly code: string;
  readonly versionId: number;
  readonly versionCode: string;
  readonly name: string;
  readonly available: number;
}

/**
 * What the marketplace's own people do behind a buyer's back: prices, stock, what is no longer
 * sold. Null for a product somewhere else, whose database is not ours to write to.
 */
export function openStockroom(): Stockroom | null {
  const dataDir = process.env.E2E_DATA_DIR;
  if (dataDir === undefined) return null;
  return new Stockroom(openDatabase(dataDir));
}

/** The database of a product that runs with that folder, as its owner. */
export function openDatabase(dataDir: string): SqlPool {
  const file = path.join(locateCluster(dataDir).data, 'postmaster.pid');
  const [, , , port, socket, listen] = readFileSync(file, 'utf8').split('\n');
  const secrets = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'));
  return createSql(
    {
      host: socket || listen || 'localhost',
      port: Number(port),
      user: owner,
      password: secrets.database.owner,
      database: owner,
    },
    { max: 1 },
  );
}

export class Stockroom {
  readonly #sql: SqlPool;

  constructor(sql: SqlPool) {
    this.#sql = sql;
  }

  /** Tones in stock that are sold by the unit and not in presale, each of another product. */
  findTones(count: number): Promise<Goods[]> {
    return this.#sql<Goods[]>`
      SELECT DISTINCT ON (product.id) product.id::int AS "productId", product.code,
        version.id::int AS "versionId", version.code AS "versionCode", product.name,
        stock.available
      FROM product
      JOIN product_version version ON version.product_id = product.id
      JOIN stock ON stock.version_id = version.id AND stock.warehouse_id = 1
      WHERE product.withdrawn_at IS NULL AND version.withdrawn_at IS NULL
        AND product.has_versions AND NOT product.is_presale AND product.multiple = 1
        AND product.min_quantity = 1 AND version.tone_number IS NOT NULL
        AND stock.available BETWEEN 20 AND 9000
      ORDER BY product.id, version.position
      LIMIT ${count}`;
  }

  /** Versions by their codes, in their order, as the warehouse of Bogotá has them. */
  findGoods(codes: readonly string[]): Promise<Goods[]> {
    return this.#sql<Goods[]>`
      SELECT product.id::int AS "productId", product.code, version.id::int AS "versionId",
        version.code AS "versionCode", product.name, stock.available
      FROM unnest(${codes}::text[]) WITH ORDINALITY AS asked (code, place)
      JOIN product_version version ON version.code = asked.code
      JOIN product ON product.id = version.product_id
      JOIN stock ON stock.version_id = version.id AND stock.warehouse_id = 1
      ORDER BY asked.place`;
  }

  /** A combo that leaves nothing to choose, and of which there is. */
  async findCombo(): Promise<string> {
    const [found] = await this.#sql<{ code: string }[]>`
      SELECT combo.code FROM product combo
      JOIN combo_part part ON part.combo_id = combo.id
      LEFT JOIN stock ON stock.version_id = part.version_id AND stock.warehouse_id = 1
      WHERE combo.kind = 'combo' AND combo.withdrawn_at IS NULL
      GROUP BY combo.id, combo.code
      HAVING bool_and(part.version_id IS NOT NULL AND stock.available >= part.quantity * 3)
      ORDER BY combo.id LIMIT 1`;
    return found?.code ?? '';
  }

  /** A tone of which there is nothing, with an arrival that can be promised. */
  async findPresale(): Promise<Goods | undefined> {
    const [found] = await this.#sql<Goods[]>`
      SELECT product.id::int AS "productId", product.code, version.id::int AS "versionId",
        version.code AS "versionCode", product.name, stock.available
      FROM product
      JOIN product_version version ON version.product_id = product.id
      JOIN stock ON stock.version_id = version.id AND stock.warehouse_id = 1
      JOIN arrival ON arrival.version_id = version.id AND arrival.warehouse_id = 1
      WHERE product.is_presale AND NOT version.excluded_from_presale AND stock.available = 0
        AND product.withdrawn_at IS NULL AND arrival.arrived_at IS NULL
        AND arrival.cap - arrival.promised >= 10
      ORDER BY product.id, version.position LIMIT 1`;
    return found;
  }

  async setAvailable({ versionId }: Goods, available: number): Promise<void> {
    await this.#sql`
      UPDATE stock SET available = ${available}
      WHERE version_id = ${versionId} AND warehouse_id = 1`;
  }

  /** Takes what there is of it out of every warehouse; answers how to put it back. */
  async runOut({ versionId }: Goods): Promise<() => Promise<void>> {
    const before = await this.#sql<{ id: number; available: number }[]>`
      SELECT warehouse_id::int AS id, available FROM stock WHERE version_id = ${versionId}`;
    await this.#sql`UPDATE stock SET available = 0 WHERE version_id = ${versionId}`;
    return async () => {
      for (const { id, available } of before) {
        await this.#sql`UPDATE stock SET available = ${available}
          WHERE version_id = ${versionId} AND warehouse_id = ${id}`;
      }
    };
  }

  async raisePrice({ productId }: Goods, pesos: number): Promise<void> {
    await this.#sql`UPDATE base_price SET price = price + ${pesos} WHERE product_id = ${productId}`;
  }

  async withdraw({ productId }: Goods, isWithdrawn: boolean): Promise<void> {
    await this.#sql`
      UPDATE product SET withdrawn_at = CASE WHEN ${isWithdrawn} THEN now() END
      WHERE id = ${productId}`;
  }

  /** As if others had ordered into all that fits in a window of a day; false: nobody has. */
  async fillWindow(windowId: string, day: string, isFull: boolean): Promise<void> {
    await this.#sql`
      INSERT INTO delivery_window_day (window_id, day, taken)
      SELECT id, ${day}::date, CASE WHEN ${isFull} THEN capacity ELSE 0 END FROM delivery_window
      WHERE id = ${Number(windowId)}
      ON CONFLICT (window_id, day) DO UPDATE SET taken = excluded.taken`;
  }

  /** As a script would store them: around the form that cleans them. */
  async announce(messages: readonly string[]): Promise<void> {
    await this.#sql`DELETE FROM announcement`;
    for (const message of messages) {
      await this.#sql`INSERT INTO announcement (message, words, color)
        VALUES (${message.replaceAll('\u0000', '')}, 'x', 'red')`;
    }
  }

  close(): Promise<void> {
    return this.#sql.end();
  }
}
