/** A template by its texts: the same in the source and at the tag, whatever stands in its holes. */
export function statementKeyOf(strings: readonly string[]): string {
  return strings.join('…');
}
