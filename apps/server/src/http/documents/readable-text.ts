import type { FieldFault } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import { carriesCardNumber } from '@matiz/domain/payments/card/find-card-number.ts';

/**
 * What no keyboard writes: controls that are neither tabs nor ends of lines (the database takes no
 * NUL, a log or a terminal obeys the others), and halves of characters, which no UTF-8 can hold.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const unreadable = /[\0-\x08\x0e-\x1f\x7f\ud800-\udfff]/u;

/**
 * The first text in what was sent that nobody can have meant or that must not be here, names of fields among it, or null.
 * Every call asks this before it reads anything, so that no field has to think of it.
 */
export function findUnreadable(value: unknown, path = '', depth = 0): FieldFault | null {
  if (typeof value === 'string') return faultOf(value, path);
  // A card's number is refused as a number too.
  if (typeof value === 'number') return value < leastCard ? null : faultOf(String(value), path);
  if (typeof value !== 'object' || value === null) return null;
  if (depth > deepest) return { path: '', message: 'Tiene demasiados niveles.' };
  for (const [name, inner] of Object.entries(value)) {
    const at = path === '' ? name : `${path}.${name}`;
    const fault = faultOf(name, path) ?? findUnreadable(inner, at, depth + 1);
    if (fault) return fault;
  }
  return null;
}

/** Cards are typed at the gateway's alone: no call of ours takes their number, whatever it is for. */
function faultOf(text: string, path: string): FieldFault | null {
  if (unreadable.test(text)) return { path, message };
  return carriesCardNumber(text) ? { path, message: say('cardNumberSent') } : null;
}

const leastCard = 1e13;

/** Levels of objects and lists within each other; no call has as many. */
const deepest = 20;
const message = 'Tiene un carácter que no se puede leer. Bórralo y escríbelo de nuevo.';
