/** Whole pesos with or without their dots; null for nothing written, undefined for no price. */
export function readPesosInput(text: string): number | null | undefined {
  const plain = text.trim().replace(/^\$\s*/, '');
  if (plain === '') return null;
  if (!/^\d{1,3}(\.\d{3})+$|^\d+$/.test(plain)) return undefined;
  const pesos = Number(plain.replaceAll('.', ''));
  return pesos > 0 ? pesos : undefined;
}
