import type { ReasonUse } from '@matiz/domain/shop/reasons.ts';
import type { Resource } from '#resource/resource.ts';

export interface ReasonForm {
  readonly use: ReasonUse;
  readonly text: string;
}

/** Reasons as staff keep them; what was said with one keeps its words. */
export const reasonResource: Resource<ReasonForm> = {
  table: 'reason',
  kind: 'reason',
  key: 'id',
  fields: ['use', 'text'],
  source: {
    columns: (sql) =>
      sql`reason.id::text AS id, reason.version, reason.used_for AS use, reason.text`,
    from: (sql) => sql`reason`,
    id: { key: (sql) => sql`reason.id`, type: 'integer' },
    search: (sql, text) => sql`fold_text(reason.text) LIKE '%' || fold_text(${text}) || '%'`,
    filters: { 'f.use': (sql, value) => sql`reason.used_for = ${value}` },
    orders: {
      use: { key: (sql) => sql`reason.used_for`, type: 'text' },
      text: { key: (sql) => sql`lower(reason.text)`, type: 'text' },
      '-text': { key: (sql) => sql`lower(reason.text)`, type: 'text', isDescending: true },
    },
  },
  columnsOf: ({ use, text }) => ({
    ...(use === undefined ? {} : { used_for: use }),
    ...(text === undefined ? {} : { text }),
  }),
  fieldsByConstraint: { reason_text_key: 'set.text' },
};
