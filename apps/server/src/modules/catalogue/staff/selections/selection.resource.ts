import { failureAt } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import { mostSelected, type selectionTags } from '@matiz/contracts/staff/catalogue/selections.ts';
import { slugOf } from '@matiz/domain/kernel/text.ts';
import type { Fragment, SqlFragments } from '#db/sql.ts';
import { type RowUse, refuseUsed } from '#resource/refuse-used.ts';
import type { Resource } from '#resource/resource.ts';
import { freeSlug } from '../../import/apply/free-slug.ts';
import {
  fillByRule,
  findSelectedProducts,
  findTakenNames,
  writeSelected,
} from './selection.store.ts';

interface HandContent {
  readonly by: 'hand';
  readonly codes: readonly string[];
}
interface RuleContent {
  readonly by: 'rule';
  readonly brandId: string | null;
  readonly categoryId: string | null;
  readonly tag: (typeof selectionTags)[number] | null;
  readonly loweredDays: number | null;
}
export interface SelectionForm {
  readonly title: string;
  readonly urlName?: string | undefined;
  readonly content: HandContent | RuleContent;
}

/** Codes that a sentence names before it leaves the rest away. */
const mostNamed = 5;
/** What of a list that fills itself is shown beside its rule. */
const sample = 12;

const homeRows: RowUse = {
  table: 'home_row',
  columns: ['custom_list_id'],
  words: ['fila de la portada', 'filas de la portada'],
};

/** Selections as staff keep them, with what each holds in its order. */
export const selectionResource: Resource<SelectionForm> = {
  table: 'custom_list',
  kind: 'selection',
  key: 'id',
  fields: ['title', 'urlName', 'content'],
  source: {
    columns: (sql) => sql`custom_list.id::text AS id, custom_list.version, custom_list.title,
      custom_list.url_name AS "urlName",
      (SELECT count(*)::int FROM custom_list_product listed
        JOIN product ON product.id = listed.product_id AND product.withdrawn_at IS NULL
        WHERE listed.list_id = custom_list.id) AS count,
      EXISTS (SELECT FROM home_row WHERE home_row.custom_list_id = custom_list.id) AS "isOnHome",
      CASE WHEN ${isByRule(sql)} THEN json_build_object('by', 'rule',
        'brandId', custom_list.rule_brand_id::text, 'categoryId', custom_list.rule_category_id::text,
        'tag', custom_list.rule_tag, 'loweredDays', custom_list.rule_lowered_days,
        'products', ${productsOf(sql, sample)})
      ELSE json_build_object('by', 'hand', 'products', ${productsOf(sql, mostSelected)}) END AS content`,
    from: (sql) => sql`custom_list`,
    id: { key: (sql) => sql`custom_list.id`, type: 'integer' },
    search: (sql, text) => sql`fold_text(custom_list.title) LIKE '%' || fold_text(${text}) || '%'`,
    filters: {},
    orders: {
      title: { key: (sql) => sql`fold_text(custom_list.title)`, type: 'text' },
      '-title': {
        key: (sql) => sql`fold_text(custom_list.title)`,
        type: 'text',
        isDescending: true,
      },
    },
  },
  columnsOf: ({ title, content }) => ({
    ...(title === undefined ? {} : { title }),
    ...(content === undefined ? {} : ruleOf(content)),
  }),
  async newColumns({ title, urlName }, tx) {
    if (urlName !== undefined) return { url_name: urlName };
    const slug = slugOf(title) || 'seleccion';
    return { url_name: freeSlug(slug, await findTakenNames(tx, slug)) };
  },
  async check(tx, id, { urlName, content }) {
    if (id !== null && urlName !== undefined) {
      return failureAt('set.urlName', 'INVALID_REQUEST', say('selectionAddressStays'));
    }
    if (content?.by !== 'hand') return null;
    const known = new Set(
      (await findSelectedProducts(tx, content.codes)).map(({ asked }) => asked),
    );
    const unknown = content.codes.filter((code) => !known.has(code));
    if (unknown.length === 0) return null;
    const named = unknown.slice(0, mostNamed).join(', ');
    const codes =
      unknown.length > mostNamed ? `${named} y ${unknown.length - mostNamed} más` : named;
    return failureAt('set.content', 'UNKNOWN_REFERENCE', say('codesUnknown', { codes }));
  },
  parts: {
    async write(tx, id, { content }) {
      if (content?.by === 'hand') await writeSelected(tx, id, content.codes);
      if (content?.by === 'rule') await fillByRule(tx, id);
    },
  },
  checkRemoval: (tx, id) => refuseUsed(tx, id, [homeRows], say('usedSelection')),
  fieldsByConstraint: {
    custom_list_url_name_key: 'set.urlName',
    custom_list_rule_brand_id_fkey: 'set.content',
    custom_list_rule_category_id_fkey: 'set.content',
  },
};

function ruleOf(content: HandContent | RuleContent) {
  const rule = content.by === 'rule' ? content : null;
  return {
    rule_brand_id: rule?.brandId ? Number(rule.brandId) : null,
    rule_category_id: rule?.categoryId ? Number(rule.categoryId) : null,
    rule_tag: rule?.tag ?? null,
    rule_lowered_days: rule?.loweredDays ?? null,
  };
}

function isByRule(sql: SqlFragments): Fragment {
  return sql`num_nonnulls(custom_list.rule_brand_id, custom_list.rule_category_id,
    custom_list.rule_tag, custom_list.rule_lowered_days) > 0`;
}

function productsOf(sql: SqlFragments, most: number): Fragment {
  return sql`(SELECT coalesce(json_agg(json_build_object('code', code, 'name', name,
      'image', image, 'isWithdrawn', "isWithdrawn") ORDER BY position, id), '[]')
    FROM (SELECT product.code, product.name, product.image, product.id, listed.position,
        product.withdrawn_at IS NOT NULL AS "isWithdrawn"
      FROM custom_list_product listed JOIN product ON product.id = listed.product_id
      WHERE listed.list_id = custom_list.id ORDER BY listed.position, product.id LIMIT ${most}) shown)`;
}
