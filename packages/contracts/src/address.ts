import { z } from 'zod';

/** What a person writes of an address; the line is the Colombian one: "Carrera 7 Bis # 45-20". */
export const addressInput = {
  title: z.string().trim().max(80, 'Máximo 80 caracteres.').optional(),
  address: z.string().trim().min(3, 'Escribe la dirección.').max(200, 'Máximo 200 caracteres.'),
  complement: z.string().trim().max(120, 'Máximo 120 caracteres.').optional(),
  neighbourhood: z.string().trim().max(120, 'Máximo 120 caracteres.').optional(),
  cityId: z.string().regex(/^\d{5}$/, 'Elige una ciudad.'),
  stateId: z.string().regex(/^\d{2}$/, 'Elige un departamento.'),
  phone: z.string().max(32, 'Escribe un teléfono de 7 o 10 dígitos.').optional(),
};
