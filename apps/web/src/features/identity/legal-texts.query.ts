import type { Request } from '@matiz/client/request.ts';
import { readLegalTexts, readLegalVersions } from '@matiz/contracts/identity/legal-texts.ts';
import { queryOptions } from '@tanstack/react-query';

const textsFreshMs = 60_000;
const versionsFreshMs = 60 * 60_000;

/** The terms and the data policy that count today (§2 TermsAndConditions). */
export function legalTextsQuery(request: Request) {
  return queryOptions({
    queryKey: ['legal-texts'],
    queryFn: async () => (await request(readLegalTexts, {})).result,
    staleTime: textsFreshMs,
  });
}

/** Since when each of them counts: what is named by anyone who agrees (D-16). */
export function legalVersionsQuery(request: Request) {
  return queryOptions({
    queryKey: ['legal-versions'],
    queryFn: async () => (await request(readLegalVersions, {})).result,
    staleTime: versionsFreshMs,
  });
}
