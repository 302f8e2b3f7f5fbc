/**
 * `MATIZ_JUDGED=FOLDER npm run bench:judged`: what the search answers on catalogues that it was not
 * built on. The folder holds the files that `judged/` asks about; they are no part of the project, and
 * without them nothing is measured. Each file becomes a shop of its own by the import of staff. Every
 * second query is held out: only its figures are told, unless `--show all`. `--floor` fails below them.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { buildApp } from '../apps/server/src/app.ts';
import { startEmbedded } from '../apps/server/src/db/embedded.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { type Address, createSql, withoutLimits } from '../apps/server/src/db/pool.ts';
import { loadReferenceData } from '../apps/server/src/db/reference/load-reference-data.ts';
import { createDeps } from '../apps/server/src/deps.ts';
import { usualChoices } from '../apps/server/src/modules/catalogue/index.ts';
import { addBuyers } from './fixture.ts';
import { hairRange } from './judged/hair-range.ts';
import { homeStore } from './judged/home-store.ts';
import { type Judgement, judge } from './judged/judge.ts';
import type { JudgedQuery } from './judged/judged-query.ts';
import { makeupBrands } from './judged/makeup-brands.ts';
import { readListed } from './judged/read-listed.ts';
import { toneCards } from './judged/tone-cards.ts';
import { printTable } from './report.ts';

interface JudgedFile {
  readonly name: string;
  readonly queries: readonly JudgedQuery[];
  /** What the file does not say. */
  readonly brand: string | null;
}

const files: readonly JudgedFile[] = [
  { name: 'makeup_products_2018.json.gz', queries: makeupBrands, brand: null },
  { name: 'salon_hair_products_es.json', queries: hairRange, brand: 'Schwarzkopf Professional' },
  { name: 'tone_cards_es.json', queries: toneCards, brand: 'Éclat' },
  { name: 'shopify_export_sample.csv', queries: homeStore, brand: null },
];

const { values: options } = parseArgs({
  options: {
    /** Tells the misses of `tune` (the half that the search may be tuned on), or of `all`. */
    show: { type: 'string', default: 'tune' },
    /** Only files whose name holds this. */
    only: { type: 'string', default: '' },
    floor: { type: 'boolean', default: false },
  },
});
/** Of the held-out half: found among the first three at least, answered by nothing at most. */
const [leastFound, mostEmpty] = [0.92, 0.02];

const folder = process.env.MATIZ_JUDGED ?? '';
const present = files.filter(({ name }) => existsSync(path.join(folder, name)));
if (folder === '' || present.length === 0) {
  console.info('Skipped: MATIZ_JUDGED names no folder with the judged files.');
  process.exit(0);
}
const work = mkdtempSync(path.join(tmpdir(), 'matiz-judged-'));
const passwords = { owner: randomUUID(), superuser: randomUUID() };
const database = await startEmbedded({ dataDir: work, passwords, say: () => {}, isDurable: false });
await prepareShop(database.address);
const lines: string[][] = [];
const everything: Judgement[] = [];
for (const file of present.filter(({ name }) => name.includes(options.only))) {
  const judged = await judgeFile(file);
  everything.push(...judged);
  lines.push(...linesOf(file.name, judged));
}
lines.push(...linesOf('all', everything));
printTable(
  'judged on catalogues of others',
  ['file', 'half', 'queries', 'first', 'first three', 'empty', 'let go'],
  lines,
);
await database.stop();
rmSync(work, { recursive: true, force: true });
const held = everything.filter(({ isHeldOut }) => isHeldOut);
const isBelow =
  shareOf(held, isFound) < leastFound || shareOf(held, ({ total }) => total === 0) > mostEmpty;
if (options.floor && isBelow) process.exitCode = 1;

/** A shop without goods, which the shop of each file is copied from. */
async function prepareShop(address: Address): Promise<void> {
  const sql = createSql(address, { ...withoutLimits, max: 2 });
  await migrate(sql);
  await loadReferenceData(sql);
  await sql`INSERT INTO warehouse (id, code, name, city_code) VALUES (1, 'BOG', 'Bogotá', '11001')
    ON CONFLICT DO NOTHING`;
  await sql`
    INSERT INTO zone (code, name, warehouse_id, delivery_days, cut_off_hour, cash_on_delivery, shipping_price)
    VALUES ('BOG', 'Bogotá', 1, 1, 15, true, 9900) ON CONFLICT DO NOTHING`;
  await sql`INSERT INTO zone_city (city_code, zone_id) SELECT '11001', id FROM zone ON CONFLICT DO NOTHING`;
  await sql`INSERT INTO category (name, slug, image, position)
    VALUES ('Varios', 'varios', '', 1) ON CONFLICT DO NOTHING`;
  await sql.end();
}

async function judgeFile({ name, queries, brand }: JudgedFile): Promise<Judgement[]> {
  const address = await copyShop();
  const sql = createSql(address);
  const deps = createDeps(
    {
      publicUrl: 'http://localhost',
      secret: randomBytes(48).toString('base64'),
      trustProxy: [],
      environment: 'production',
      logLevel: 'silent',
      dataDir: path.join(work, `data-${name}`),
    },
    sql,
  );
  const app = await buildApp(deps);
  // The import writes beside what it reads.
  const copy = path.join(work, name);
  copyFileSync(path.join(folder, name), copy);
  const imported = await deps.catalogueImport.import({
    ...usualChoices,
    file: copy,
    isDryRun: false,
    actorId: null,
    acceptsProposal: true,
    createBrands: true,
    createCategories: true,
    warehouse: 'BOG',
    category: 'varios',
    brand,
    rates: { general: 4000, byCurrency: { USD: 4000, CAD: 3000, GBP: 5000, EUR: 4500 } },
  });
  if (!imported.ok) throw new Error(`${name}: ${JSON.stringify(imported.error)}`);
  const { new: added, bad, badExamples } = imported.value;
  // Two of the files have no prices, and what has none is not sold.
  await sql`INSERT INTO base_price (product_id, warehouse_id, price)
    SELECT id, 1, 10000 FROM product WHERE cardinality(sold_in) = 0 AND kind = 'product'
    ON CONFLICT DO NOTHING`;
  const [buyer] = await addBuyers(sql, 1);
  const { token } = await deps.identity.openSession({
    id: buyer?.userId ?? '',
    role: 'Admin customer',
  });
  const judged = await judge(queries, await readListed(sql), async (typed) =>
    (
      await app.inject({
        url: `/api/search?search=${encodeURIComponent(typed)}&limit=20`,
        headers: { token },
      })
    ).json(),
  );
  console.info(`${name}: ${added} rows taken, ${bad} bad`, JSON.stringify(badExamples.slice(0, 3)));
  for (const one of judged) {
    if (isFound(one) || (one.isHeldOut && options.show !== 'all')) continue;
    console.info(
      `  missed: ${one.typed} → ${one.place ?? 'not there'} of ${one.total}: ${one.first}`,
    );
  }
  await app.close();
  await sql.end();
  return judged;
}

async function copyShop(): Promise<Exclude<Address, string>> {
  const copy = `judged_${randomBytes(4).toString('hex')}`;
  const admin = new pg.Client(database.admin);
  await admin.connect();
  const { user, database: template } = database.address;
  await admin.query(`CREATE DATABASE ${copy} TEMPLATE ${template} OWNER ${user}`);
  await admin.end();
  return { ...database.address, database: copy };
}

function isFound({ place }: Judgement): boolean {
  return place !== null && place <= 3;
}

function shareOf(judged: readonly Judgement[], is: (one: Judgement) => boolean): number {
  return judged.length === 0 ? 0 : judged.filter(is).length / judged.length;
}

function linesOf(name: string, judged: readonly Judgement[]): string[][] {
  return [false, true].map((isHeldOut) => {
    const half = judged.filter((one) => one.isHeldOut === isHeldOut);
    const share = (is: (one: Judgement) => boolean) => `${(100 * shareOf(half, is)).toFixed(1)} %`;
    return [
      name,
      isHeldOut ? 'held out' : 'tuned on',
      String(half.length),
      share(({ place }) => place === 1),
      share(isFound),
      share(({ total }) => total === 0),
      share(({ leftOut }) => leftOut.length > 0),
    ];
  });
}
