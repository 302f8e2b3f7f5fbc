import { legalKinds } from '@matiz/domain/identity/legal-text.ts';
import { z } from 'zod';
import { plainDateText } from '../plain-date.ts';
import { resourceCalls } from './resource.ts';

/** The shop's legal texts (§2 Terms), as staff keep them: each counts from a day of its own. */
export const {
  list: listStaffLegalTexts,
  read: readStaffLegalText,
  create: createLegalText,
  change: changeLegalText,
  remove: removeLegalText,
  history: listLegalTextHistory,
} = resourceCalls({
  path: '/staff/legal-texts',
  onePath: '/staff/legal-texts/one',
  historyPath: '/staff/legal-texts/history',
  scope: { read: 'settings:read', write: 'settings:write' },
  names: ['un texto legal', 'textos legales'],
  row: {
    kind: z.enum(legalKinds),
    inForceOn: z.string(),
    body: z.string(),
    /** `now`: it counts today; `planned`: from a day to come; `past`: another one took its place. */
    state: z.enum(['now', 'planned', 'past']),
  },
  form: {
    kind: z.enum(legalKinds),
    inForceOn: plainDateText,
    body: z
      .string()
      .trim()
      .min(1, 'Escribe el texto.')
      .max(60_000, 'Caben 60.000 letras. Acórtalo.'),
  },
  filters: {},
  orders: ['-inForceOn'],
});

/** What a save says of a text that cannot count. */
export const legalTextSentences = {
  past: 'Un texto rige desde hoy o desde un día que llega. Elige otra fecha.',
  closed: 'Este texto ya rige: quien lo aceptó, aceptó lo que dice. Publica uno nuevo.',
  noTitle: 'Empieza con un título: una línea que comienza con #, como «# Quiénes somos».',
  emptySection: (title: string) => `Falta lo que va bajo «${title}».`,
  unknownWord: (word: string) =>
    `{${word}} no se puede llenar. Usa {negocio}, {nit}, {direccion}, {telefono} o {correo}.`,
  missingWord: (word: string) =>
    `El texto usa {${word}} y no está escrito en Ajustes › Negocio. Escríbelo allá, o quítalo de aquí.`,
} as const;
