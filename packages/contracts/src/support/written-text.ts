import { z } from 'zod';

/** Controls but the end of a line, and marks that turn the reading round. */
const unseen = /(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Lines that a person writes, shown as text and never as HTML. What cannot be seen is left out, so
 * that nobody is refused for what a keyboard put in; empty lines are kept to one.
 */
export function writtenText(max: number, missing: string) {
  return z
    .string()
    .max(max * 2, `Máximo ${max} caracteres.`)
    .overwrite((text) =>
      text
        .replace(/\r\n?/g, '\n')
        .replace(unseen, '')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
    )
    .check(z.minLength(1, missing), z.maxLength(max, `Máximo ${max} caracteres.`));
}
