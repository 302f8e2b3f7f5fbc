import type { FirstDayState } from '@matiz/domain/shop/first-day.ts';

interface FirstDay {
  readonly canSell: boolean;
  readonly steps: readonly FirstDayState[];
}

/** What a start says of a shop in which nobody can order yet, a line each; else nothing. */
export function adviseOnShop({ canSell, steps }: FirstDay): string[] {
  if (canSell) return [];
  const missing = steps.filter(({ isDone }) => !isDone);
  return [
    'La tienda todavía no puede vender. Le falta, y se hace en /desk/empezar:',
    ...missing.map(({ title, text }) => `  • ${title}: ${text}`),
  ];
}
