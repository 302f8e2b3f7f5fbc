const longest = { message: 300, stack: 4_000 } as const;

/** In this order: what stands before may be part of what comes after. */
const telling: readonly (readonly [RegExp, string])[] = [
  // Not Firefox's and Safari's `name@https://…`: no host of an address has a colon or a slash.
  [/[^\s@<>()"'«»]+@[^\s@<>()"'«»:/]+\.[a-z]{2,}/giu, '[correo]'],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/giu, '[id]'],
  // Queries and fragments carry what someone typed, and codes of links.
  [/[?#][^\s):]*/gu, ''],
  [/\b(?:ey[\w-]+\.[\w-]+\.[\w-]+|[\w-]{40,})\b/gu, '[secreto]'],
  [/(?<![\w.])\+?\d(?:[ .-]?\d){6,}(?!\w)/gu, '[número]'],
];

/**
 * What a page says of its own failure, without what could tell a person from it: mail addresses,
 * long numbers (phones, documents, cards), identifiers, tokens, queries. Cut to what a log keeps.
 */
export function cleanError(text: string, kind: keyof typeof longest): string {
  const clean = telling.reduce((kept, [pattern, instead]) => kept.replace(pattern, instead), text);
  return clean.slice(0, longest[kind]);
}
