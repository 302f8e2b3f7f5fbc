import { readNit } from '@matiz/domain/identity/document.ts';
import { isValidEmail } from '@matiz/domain/identity/email.ts';
import { isMobilePhone } from '@matiz/domain/identity/phone.ts';
import { readDayHours } from '@matiz/domain/support/service-hours.ts';
import { z } from 'zod';
import { uploadedPictureKey } from '../catalogue/pictures.ts';
import { resourceCalls } from '../resource.ts';

const line = (most: number) => z.string().trim().max(most);
const nit = line(20).refine(
  (text) => text === '' || readNit(text) !== null,
  'El NIT no cuadra con su dígito de verificación. Escríbelo como 900.123.456-8.',
);
const email = line(254).refine(
  (text) => text === '' || isValidEmail(text),
  'Escribe un correo válido, como nombre@tienda.co.',
);

const mobile = line(20).refine(
  (text) => text === '' || isMobilePhone(text),
  'Escribe un celular colombiano, como 300 123 4567.',
);
const hours = line(20).refine(
  (text) => text === '' || readDayHours(text) !== null,
  'Escribe las horas así: 8:00-18:00.',
);

/** Who sells here: the one row of the business, as staff keep it. */
export const {
  read: readBusiness,
  change: changeBusiness,
  history: listBusinessHistory,
} = resourceCalls({
  path: '/staff/business',
  onePath: '/staff/business/one',
  historyPath: '/staff/business/history',
  scope: { read: 'settings:read', write: 'settings:write' },
  names: ['el negocio', 'datos del negocio'],
  row: {
    name: z.string(),
    nit: z.string(),
    phone: z.string(),
    email: z.string(),
    address: z.string(),
    /** Where customers write; +573001234567, or empty. */
    whatsapp: z.string(),
    /** The key of a picture; null: none, and the word Matiz stands in its place. */
    logo: z.string().nullable(),
    /** When someone answers, as `08:00-18:00`; empty: nobody does. A holiday is as a Sunday. */
    hoursWeekdays: z.string(),
    hoursSaturday: z.string(),
    hoursSunday: z.string(),
    /** Everybody at the desk gives a code besides the password. */
    needsSecondFactor: z.boolean(),
  },
  form: {
    name: line(120).min(1, 'Escribe el nombre del negocio.'),
    nit,
    phone: line(40),
    email,
    address: line(200),
    logo: uploadedPictureKey.nullable().optional(),
    whatsapp: mobile.optional(),
    hoursWeekdays: hours.optional(),
    hoursSaturday: hours.optional(),
    hoursSunday: hours.optional(),
    needsSecondFactor: z.boolean().optional(),
  },
  filters: {},
  orders: ['name'],
});

/** The one business that a shop has. */
export const business = '1';
