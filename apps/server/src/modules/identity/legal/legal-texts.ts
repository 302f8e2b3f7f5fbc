import type { ResultOf } from '@matiz/contracts/define-call.ts';
import { baseLegalTexts } from '@matiz/contracts/identity/base-legal-texts.ts';
import type { readLegalTexts } from '@matiz/contracts/identity/legal-texts.ts';
import {
  baseTextVersion,
  fillLegalText,
  type LegalKind,
  readLegalSections,
} from '@matiz/domain/identity/legal-text.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { Sql } from '#db/sql.ts';
import { createResource } from '#resource/resource.ts';
import { legalTextResource } from './legal-text.resource.ts';
import { findLegalVersions, findTextsInForce } from './legal-texts.store.ts';

export type LegalTexts = ReturnType<typeof createLegalTexts>;

/** The shop's legal texts (§2 Terms, ADR 61): its own, and those of Matiz until it has some. */
export function createLegalTexts(deps: { readonly sql: Sql; readonly clock: Clock }) {
  const { sql, clock } = deps;

  async function inForce(): Promise<ResultOf<typeof readLegalTexts>> {
    const { texts, ...names } = await findTextsInForce(sql.reader, clock());
    const textOf = (kind: LegalKind) => {
      const own = texts.find((text) => text.kind === kind);
      const body = fillLegalText(own?.body ?? baseLegalTexts[kind], names);
      return { version: own?.version ?? baseTextVersion, sections: readLegalSections(body) };
    };
    return ok({ result: { terms: textOf('terms'), data_treatment: textOf('data_treatment') } });
  }

  return {
    inForce,
    versions: () => findLegalVersions(sql.reader, clock()),
    desk: createResource(deps, legalTextResource(clock)),
  };
}
