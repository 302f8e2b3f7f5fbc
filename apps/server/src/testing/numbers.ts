let last = 0;

/** A number that no other builder of this run was given, for names and codes that must differ. */
export function nextNumber(): number {
  last += 1;
  return last;
}
