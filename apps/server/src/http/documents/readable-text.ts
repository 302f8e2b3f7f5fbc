import type { FieldFault } from '@matiz/contracts/errors.ts';

/**
 * What no keyboard writes: controls that are neither tabs nor ends of lines (the database takes no
 * NUL, a log or a terminal obeys the others), and halves of characters, which no UTF-8 can hold.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const unreadable = /[\0-\x08\x0e-\x1f\x7f\ud800-\udfff]/u;

/**
 * The first text in what was sent that nobody can have meant, names of fields among it, or null.
 * Every call asks this before it reads anything, so that no field has to think of it.
 */
export function findUnreadable(value: unknown, path = '', depth = 0): FieldFault | null {
  if (typeof value === 'string') return unreadable.test(value) ? { path, message } : null;
  if (typeof value !== 'object' || value === null) return null;
  if (depth > deepest) return { path: '', message: 'Tiene demasiados niveles.' };
  for (const [name, inner] of Object.entries(value)) {
    const at = path === '' ? name : `${path}.${name}`;
    const fault = unreadable.test(name) ? { path, message } : findUnreadable(inner, at, depth + 1);
    if (fault) return fault;
  }
  return null;
}

/** Levels of objects and lists within each other; no call has as many. */
const deepest = 20;
const message = 'Tiene un carácter que no se puede leer. Bórralo y escríbelo de nuevo.';
