import { tableOf } from '@matiz/domain/kernel/table.ts';

/** Families lose their accents where they are compared; on screen they have them again. */
const accented = tableOf({ marron: 'marrón', purpura: 'púrpura' });

/** `marron` as a person reads it: `Marrón`. */
export function reflectionName(family: string): string {
  const name = accented[family] ?? family.replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
