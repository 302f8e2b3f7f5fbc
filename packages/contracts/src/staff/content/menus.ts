import {
  faultOfMenu,
  type MenuFault,
  type MenuName,
  menuScreens,
  mostEntries,
  mostHeaderLetters,
  readMenuLink,
} from '@matiz/domain/shop/menus.ts';
import { z } from 'zod';
import { resourceCalls } from '../resource.ts';

const sentences: Readonly<Record<MenuFault, string>> = {
  TOO_MANY: 'Son demasiadas entradas: quita alguna.',
  NO_ROOM: `En el renglón del encabezado caben ${mostHeaderLetters} letras. Acorta los nombres u oculta alguna.`,
  TWICE: 'Dos entradas se llaman igual. Cámbiale el nombre a una.',
  NO_TERMS:
    'Los términos y condiciones tienen que verse al final de todas las páginas. Deja su entrada a la vista, en teléfono y computador.',
};

const entryRow = z.object({
  label: z.string(),
  link: z.string(),
  isShown: z.boolean(),
  screen: z.enum(menuScreens),
});
const longestLabel = 40;
const entryForm = z.strictObject({
  label: z.string().overwrite((text) => text.replace(/\s+/g, ' ').trim()),
  link: z.string().trim(),
  isShown: z.boolean(),
  screen: z.enum(menuScreens),
});

/** What is wrong with one entry, which is named; null: nothing. */
function faultOfEntry({ label, link }: z.output<typeof entryForm>, at: number): string | null {
  const named = label === '' ? `La entrada ${at + 1}` : `«${label.slice(0, longestLabel)}»`;
  if (label === '') return `${named} no tiene nombre. Escríbelo.`;
  if (label.length > longestLabel) return `${named} tiene más de ${longestLabel} letras. Acórtala.`;
  if (/\p{Cc}/u.test(label)) return `${named} tiene caracteres invisibles. Escríbela de nuevo.`;
  if (link.length <= 300 && readMenuLink(link) !== null) return null;
  return `${named}: di a dónde lleva, a una página que todos puedan ver, como /home/offers/full, o a un sitio con https://.`;
}

/** Null: as it always was. */
const menuForm = (name: MenuName) =>
  z
    .array(entryForm)
    .min(1, 'Deja al menos una entrada, o vuelve al menú de siempre.')
    .max(mostEntries[name], sentences.TOO_MANY)
    .superRefine((entries, context) => {
      const ofOne = entries.flatMap((entry, at) => faultOfEntry(entry, at) ?? [])[0];
      const fault = faultOfMenu(name, entries);
      const message = ofOne ?? (fault && sentences[fault]);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .nullable()
    .optional();
const menuRow = z.array(entryRow).nullable();

/** The menus of the shop's pages: there is one set of them. */
export const {
  read: readMenus,
  change: changeMenus,
  history: listMenuHistory,
} = resourceCalls({
  path: '/staff/menus',
  onePath: '/staff/menus/one',
  historyPath: '/staff/menus/history',
  scope: { read: 'content:read', write: 'content:write' },
  names: ['los menús', 'menús de la tienda'],
  row: { header: menuRow, shop: menuRow, house: menuRow },
  form: { header: menuForm('header'), shop: menuForm('shop'), house: menuForm('house') },
  filters: {},
  orders: ['id'],
});

export const menus = '1';
