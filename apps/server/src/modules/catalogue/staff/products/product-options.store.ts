import type { optionForm } from '@matiz/contracts/staff/catalogue/products.ts';
import { plainHex } from '@matiz/domain/catalogue/import/new-fields.ts';
import { parseTone } from '@matiz/domain/catalogue/tone.ts';
import type { z } from 'zod';
import type { SqlReader, Tx } from '#db/sql.ts';
import type { StoredRow } from '#resource/change-row.ts';

export type OptionForm = z.output<typeof optionForm>;

interface OptionRow {
  readonly id: number;
  readonly code: string;
  readonly position: number;
  readonly volume: number | null;
  readonly toneNumber: string | null;
  readonly toneName: string | null;
  readonly toneSeries: string | null;
  readonly toneLevel: number | null;
  readonly tonePrimary: string | null;
  readonly toneSecondary: string | null;
  readonly toneSort: number | null;
  readonly swatchHex: string | null;
  readonly swatchImage: string | null;
  readonly swatchText: string | null;
  readonly isTopSeller: boolean;
  readonly isNew: boolean;
  readonly excludedFromPresale: boolean;
  readonly discountPercent: number | null;
  readonly discountValue: number | null;
  readonly isWithdrawn: boolean;
}

/** The discount that the tone or volume of a code has now. */
export async function findDiscounts(sql: SqlReader, id: string | null, code: string | undefined) {
  const [row] = await sql<{ percent: number | null; value: number | null }[]>`
    SELECT discount_percent::float AS percent, discount_value AS value FROM product_version
    WHERE product_id = ${id} AND upper(code) = upper(${code ?? ''})`;
  return row ?? { percent: null, value: null };
}

/** What a history says of tones and volumes: `option_ALM001-7.1`. */
export async function readOptions(sql: SqlReader, id: string): Promise<StoredRow> {
  const rows = await sql<{ code: string; said: string }[]>`
    SELECT code, concat_ws(' · ', tone_number, tone_name, tone_series, 'altura ' || tone_level,
      nullif(concat_ws('/', tone_primary, tone_secondary), ''), volume || ' vol', swatch_hex, swatch_image,
      '«' || swatch_text || '»', 'orden ' || position, CASE WHEN is_top_seller THEN 'estrella' END,
      CASE WHEN is_new THEN 'nuevo' END, CASE WHEN excluded_from_presale THEN 'sin preventa' END,
      'menos ' || discount_percent::float || ' %', 'menos $ ' || discount_value, CASE WHEN withdrawn_at IS NOT NULL THEN 'retirado' END) AS said
    FROM product_version WHERE product_id = ${id} ORDER BY code`;
  return Object.fromEntries(rows.map(({ code, said }) => [`option_${code}`, said]));
}

/**
 * Adds or changes the tone or volume of this code. The first one that a product gets takes the place
 * of what was sold without (ADR 1): nothing that anybody has in a cart loses its unit.
 */
export async function writeOption(tx: Tx, id: string, set: OptionForm, now: Date): Promise<void> {
  const known = await tx<OptionRow[]>`
    SELECT id, code, position, volume, tone_number AS "toneNumber", tone_name AS "toneName",
      tone_series AS "toneSeries", tone_level AS "toneLevel", tone_primary AS "tonePrimary",
      tone_secondary AS "toneSecondary", tone_sort AS "toneSort", swatch_hex AS "swatchHex",
      swatch_image AS "swatchImage", swatch_text AS "swatchText",
      is_top_seller AS "isTopSeller", is_new AS "isNew",
      excluded_from_presale AS "excludedFromPresale",
      discount_percent::float AS "discountPercent", discount_value AS "discountValue",
      withdrawn_at IS NOT NULL AS "isWithdrawn"
    FROM product_version WHERE product_id = ${id} ORDER BY position, id`;
  const isOption = ({ toneNumber, volume }: OptionRow) => toneNumber !== null || volume !== null;
  const same = known.find(({ code }) => code.toUpperCase() === set.code.toUpperCase());
  const only = known.length === 1 && known[0] && !isOption(known[0]) ? known[0] : undefined;
  const before = same ?? only;
  const next = merge(before, set, known.length + 1);
  const row = {
    code: next.code,
    position: next.position,
    volume: next.volume,
    tone_number: next.toneNumber,
    tone_name: next.toneName,
    tone_series: next.toneSeries,
    tone_level: next.toneLevel,
    tone_primary: next.tonePrimary,
    tone_secondary: next.toneSecondary,
    tone_sort: next.toneSort,
    swatch_hex: next.swatchHex,
    swatch_image: next.swatchImage,
    swatch_text: next.swatchText,
    is_top_seller: next.isTopSeller,
    is_new: next.isNew,
    excluded_from_presale: next.excludedFromPresale,
    discount_percent: next.discountPercent,
    discount_value: next.discountValue,
    withdrawn_at: next.isWithdrawn ? now : null,
  };
  const others = known.filter(({ id: each }) => each !== before?.id);
  const hasOptions = next.toneNumber !== null || next.volume !== null || others.some(isOption);
  // First, since what is kept of a product's versions is worked out when they are written.
  await tx`UPDATE product SET has_versions = ${hasOptions}
    WHERE id = ${id} AND has_versions <> ${hasOptions}`;
  if (before === undefined) {
    await tx`INSERT INTO product_version ${tx([{ product_id: Number(id), ...row }])}`;
  } else {
    await tx`
      UPDATE product_version SET code = ${row.code}, position = ${row.position},
        volume = ${row.volume}, tone_number = ${row.tone_number}, tone_name = ${row.tone_name},
        tone_series = ${row.tone_series}, tone_level = ${row.tone_level},
        tone_primary = ${row.tone_primary}, tone_secondary = ${row.tone_secondary},
        tone_sort = ${row.tone_sort}, swatch_hex = ${row.swatch_hex},
        swatch_image = ${row.swatch_image}, swatch_text = ${row.swatch_text},
        is_top_seller = ${row.is_top_seller}, is_new = ${row.is_new},
        excluded_from_presale = ${row.excluded_from_presale},
        discount_percent = ${row.discount_percent}, discount_value = ${row.discount_value},
        withdrawn_at = CASE WHEN ${next.isWithdrawn} THEN coalesce(withdrawn_at, ${now}) END
      WHERE id = ${before.id}`;
  }
}

function merge(before: OptionRow | undefined, set: OptionForm, place: number) {
  const pick = <K extends keyof OptionRow & keyof OptionForm>(name: K) =>
    set[name] === undefined ? (before?.[name] ?? null) : set[name];
  const toneNumber = pick('toneNumber') as string | null;
  const isTone = toneNumber !== null;
  // What a number says holds for another number, unless someone says otherwise.
  const parsed = isTone && before?.toneNumber !== toneNumber ? parseTone(toneNumber) : null;
  const level = set.toneLevel ?? (parsed ? parsed.level : pick('toneLevel'));
  const primary = set.tonePrimary ?? (parsed ? parsed.primary : pick('tonePrimary'));
  const secondary = set.toneSecondary ?? (parsed ? parsed.secondary : pick('toneSecondary'));
  return {
    code: set.code,
    position: set.position ?? before?.position ?? place,
    volume: pick('volume') as number | null,
    toneNumber,
    // A tone has all of these, anything else none.
    toneName: isTone ? ((pick('toneName') as string | null) ?? toneNumber) : null,
    toneSeries: isTone ? ((pick('toneSeries') as string | null) ?? '') : null,
    toneLevel: isTone ? (level as number | null) : null,
    tonePrimary: isTone ? (primary as string | null) : null,
    toneSecondary: isTone ? (secondary as string | null) : null,
    toneSort: parsed ? parsed.sortKey : isTone ? (before?.toneSort ?? null) : null,
    swatchHex: isTone ? ((pick('swatchHex') as string | null) ?? plainHex) : null,
    swatchImage: isTone ? (pick('swatchImage') as string | null) : null,
    swatchText: (isTone && (pick('swatchText') as string | null)) || null,
    isTopSeller: pick('isTopSeller') === true,
    isNew: pick('isNew') === true,
    excludedFromPresale: pick('excludedFromPresale') === true,
    discountPercent: pick('discountPercent') as number | null,
    discountValue: pick('discountValue') as number | null,
    isWithdrawn: pick('isWithdrawn') === true,
  };
}
