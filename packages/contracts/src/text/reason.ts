import { z } from 'zod';

const longest = 500;

/** Why something changed, for the history. */
export const optionalReason = z.string().trim().max(longest).optional();

/** Asked for where what someone pays changes (D-19). */
export const requiredReason = z
  .string('Escribe por qué cambia.')
  .trim()
  .min(3, 'Escribe por qué cambia.')
  .max(longest, 'Escribe hasta 500 letras.');
