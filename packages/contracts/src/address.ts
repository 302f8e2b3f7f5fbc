import { isValidPhone, normalisePhone } from '@matiz/domain/identity/phone.ts';
import { z } from 'zod';
import { messages } from './messages.ts';
import { plainLine } from './plain-line.ts';

/** §5, or the ten digits behind +57, which is how we tell them; empty: none. */
function isAddressPhone(phone: string): boolean {
  return phone === '' || isValidPhone(phone) || normalisePhone(phone) !== null;
}

/** What a person writes of an address; the line is the Colombian one: "Carrera 7 Bis # 45-20". */
export const addressInput = {
  title: plainLine(80).optional(),
  address: plainLine(200).min(3, 'Escribe la dirección.'),
  complement: plainLine(120).optional(),
  neighbourhood: plainLine(120).optional(),
  cityId: z.string().regex(/^\d{5}$/, 'Elige una ciudad.'),
  stateId: z.string().regex(/^\d{2}$/, 'Elige un departamento.'),
  phone: z
    .string()
    .trim()
    .max(32, messages.invalidAddressPhone)
    .refine(isAddressPhone, messages.invalidAddressPhone)
    .optional(),
};
