/** §9: the four tiers. Pesos delivered in twelve months from which each is held (D-13). */
export const tiers = [
  { name: 'Bronce', rank: 1, threshold: 0, color: '#a4703c' },
  { name: 'Plata', rank: 2, threshold: 3_000_000, color: '#8b93a1' },
  { name: 'Oro', rank: 3, threshold: 10_000_000, color: '#b98a1d' },
  { name: 'Diamante', rank: 4, threshold: 30_000_000, color: '#4c7f9c' },
] as const;

/** The kinds of business that buy (`GET /v3/lists/trades-types`). */
export const tradeTypes = [
  { id: 1, code: 'peluqueria', name: 'Peluquería o salón de belleza' },
  { id: 2, code: 'barberia', name: 'Barbería' },
  { id: 3, code: 'spa-unas', name: 'Spa de uñas' },
  { id: 4, code: 'distribuidor', name: 'Tienda o distribuidor' },
] as const;
