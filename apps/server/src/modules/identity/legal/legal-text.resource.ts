import { type Failure, failureAt } from '@matiz/contracts/errors.ts';
import { legalTextSentences as sentences } from '@matiz/contracts/staff/legal-texts.ts';
import {
  type LegalFault,
  type LegalKind,
  type LegalNames,
  legalFault,
} from '@matiz/domain/identity/legal-text.ts';
import { bogotaDate, type Clock } from '@matiz/domain/kernel/clock.ts';
import type { Tx } from '#db/sql.ts';
import type { Resource } from '#resource/resource.ts';
import { legalNames } from './legal-texts.store.ts';

export interface LegalTextForm {
  readonly kind: LegalKind;
  readonly inForceOn: string;
  readonly body: string;
}

/** The shop's legal texts. One that counts is what people agreed to: it stays as it is. */
export function legalTextResource(clock: Clock): Resource<LegalTextForm> {
  const isClosed = async (tx: Tx, id: string) => {
    const [row] = await tx<{ day: string }[]>`
      SELECT in_force_on::text AS day FROM legal_text WHERE id = ${id}::text::integer FOR UPDATE`;
    return row !== undefined && row.day <= bogotaDate(clock());
  };
  return {
    table: 'legal_text',
    kind: 'legal-text',
    key: 'id',
    fields: ['kind', 'inForceOn', 'body'],
    source: {
      columns: (sql) => sql`legal_text.id::text AS id, legal_text.version, legal_text.kind,
        legal_text.in_force_on::text AS "inForceOn", legal_text.body,
        CASE WHEN legal_text.in_force_on > ${bogotaDate(clock())}::date THEN 'planned'
          WHEN EXISTS (SELECT FROM legal_text later WHERE later.kind = legal_text.kind
            AND later.in_force_on > legal_text.in_force_on
            AND later.in_force_on <= ${bogotaDate(clock())}::date) THEN 'past'
          ELSE 'now' END AS state`,
      from: (sql) => sql`legal_text`,
      id: { key: (sql) => sql`legal_text.id`, type: 'integer' },
      filters: {},
      orders: {
        '-inForceOn': {
          key: (sql) => sql`legal_text.in_force_on`,
          type: 'date',
          isDescending: true,
        },
      },
    },
    columnsOf: ({ kind, inForceOn, body }) => ({
      ...(kind === undefined ? {} : { kind }),
      ...(inForceOn === undefined ? {} : { in_force_on: inForceOn }),
      ...(body === undefined ? {} : { body }),
    }),
    async check(tx, id, { inForceOn, body }) {
      if (id !== null && (await isClosed(tx, id))) return refuse('body', sentences.closed);
      if (inForceOn !== undefined && inForceOn < bogotaDate(clock())) {
        return refuse('inForceOn', sentences.past);
      }
      const fault = body === undefined ? null : legalFault(body, await readNames(tx));
      return fault === null ? null : refuse('body', sentenceOf(fault));
    },
    checkRemoval: async (tx, id) =>
      (await isClosed(tx, id)) ? failureAt('id', 'INVALID_REQUEST', sentences.closed) : null,
    fieldsByConstraint: { legal_text_day: 'set.inForceOn' },
  };
}

function refuse(field: keyof LegalTextForm, sentence: string): Failure {
  return failureAt(`set.${field}`, 'INVALID_REQUEST', sentence);
}

function sentenceOf(fault: LegalFault): string {
  switch (fault.code) {
    case 'NO_TITLE':
      return sentences.noTitle;
    case 'EMPTY_SECTION':
      return sentences.emptySection(fault.title);
    case 'UNKNOWN_WORD':
      return sentences.unknownWord(fault.word);
    case 'MISSING_WORD':
      return sentences.missingWord(fault.word);
  }
}

async function readNames(tx: Tx): Promise<LegalNames> {
  const [row] = await tx<LegalNames[]>`SELECT ${legalNames(tx)} FROM business`;
  if (!row) throw new Error('the business has its one row');
  return row;
}
