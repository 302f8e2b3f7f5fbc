import { z } from 'zod';
import { messages } from './messages.ts';

/** Ends of line, other controls (the database takes no NUL), and marks that turn the reading round. */
const unseen = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/**
 * One line that a person writes, of so many characters at most. It is text and never HTML, so what
 * begins a tag is refused, and so is what cannot be seen.
 */
export function plainLine(max: number): z.ZodString {
  return z
    .string()
    .trim()
    .max(max, `Máximo ${max} caracteres.`)
    .refine((text) => !/[<>]/.test(text) && !unseen.test(text), messages.notPlainText);
}
