import type { SqlReader } from '#db/sql.ts';

export async function selectOnboardingSlides(sql: SqlReader) {
  return sql<{ title: string; text: string }[]>`
    SELECT title, text FROM onboarding_slide ORDER BY position`;
}
