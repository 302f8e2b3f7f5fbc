import type { StaffRole } from '@matiz/domain/identity/scopes.ts';

/** What each role of the staff is called (D-19). */
export const roles: Readonly<Record<StaffRole, string>> = {
  direction: 'dirección',
  catalogue: 'catálogo',
  prices: 'precios',
  warehouse: 'bodega',
  orders: 'pedidos',
  credit: 'cartera',
  content: 'contenido',
  support: 'soporte',
};
