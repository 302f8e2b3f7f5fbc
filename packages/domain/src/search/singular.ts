/**
 * `tintes` is `tinte`, `pinceles` is `pincel`; what is no plural stays. The database's
 * `singular_word` says the same.
 */
export function singularOf(word: string): string {
  if (/^[a-zñ]{2,}[dlnrj]es$/.test(word)) return word.slice(0, -2);
  return /^[a-zñ]{2,}[aeiou]s$/.test(word) ? word.slice(0, -1) : word;
}
