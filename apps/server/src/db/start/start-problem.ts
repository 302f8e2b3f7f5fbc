/**
 * Something that the person who starts Matiz can mend: its message is one plain Spanish sentence
 * that says what to do. It is printed alone, without a stack, and the process ends with 1.
 */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}

/** The code that Node gives to failed calls of the system (`ENOSPC`, `EACCES` …), or ''. */
export function systemCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
