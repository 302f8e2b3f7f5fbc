/** A template by its texts: the same in the source and at the tag, whatever stands in its holes. */
export function keyOf(strings: readonly string[]): string {
  return strings.join('…');
}
