import type { Statement } from './sql.ts';

/** Words of statements that write or lock. One inside a name or a text only makes us careful. */
const writes =
  /\b(insert|update|delete|merge|truncate|lock|share|nextval|setval|pg_\w*lock\w*|(?:refresh|mark|learn)_\w+)\b/i;

const known = new Map<string, boolean>();
const maxKnown = 2_000;

/**
 * Whether a statement can neither change anything nor wait for somebody's lock, as far as its text
 * tells. A text that may hold several statements (not prepared) never counts as one.
 */
export function onlyReads({ text, prepare }: Statement): boolean {
  if (!prepare) return false;
  const before = known.get(text);
  if (before !== undefined) return before;
  const answer = /^\s*(select|with)\b/i.test(text) && !writes.test(text);
  if (known.size < maxKnown) known.set(text, answer);
  return answer;
}
