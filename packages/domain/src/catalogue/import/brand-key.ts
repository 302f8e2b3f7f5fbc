import { foldText } from '../../kernel/text.ts';

/** What makes two spellings one brand: `La Roche Posay` and `LA ROCHE-POSAY`, `L'Oréal` and `Loreal`. */
export function brandKey(name: string): string {
  const key = foldText(name)
    .replaceAll('&', 'y')
    .replace(/[^0-9a-zñ]+/g, '');
  return key === '' ? name.trim() : key;
}

const placeholders = new Set([
  'null',
  'nan',
  'na',
  'none',
  'undefined',
  'nd',
  'sm',
  'ninguna',
  'ninguno',
  'noaplica',
  'sinmarca',
  'nomarca',
  'varios',
  'varias',
  'marca',
  'brand',
  'test',
  'prueba',
  'otro',
  'otra',
  'otros',
  'otras',
  'porasignar',
  'pordefinir',
  'pendiente',
  'desconocida',
  'unknown',
]);

/** Whether a text stands where a brand should, and is none: `NULL`, `-`, `Vogue -AGOTADO`. */
export function isNoBrand(name: string): boolean {
  const key = brandKey(name);
  if (placeholders.has(key) || !/[a-zñ]/.test(key)) return true;
  return /agotad[oa]|descontinuad[oa]|no usar|inactiv[oa]|eliminad[oa]|^[-*.]/.test(
    foldText(name.trim()),
  );
}
