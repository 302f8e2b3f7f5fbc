import type { Scope } from '@matiz/domain/identity/scopes.ts';
import type { ComponentType } from 'react';

/** A screen's file: its component, by the name `Screen`. */
export interface ScreenModule {
  readonly Screen: ComponentType;
}

export interface DeskRoute {
  /** Under `/desk`. */
  readonly path: string;
  readonly title: string;
  /** Anyone who lacks it is told who has it. */
  readonly scope: Scope;
  /** Where its entry stands in the menu; a page that a table leads to has none. */
  readonly group?: MenuGroupName;
  readonly load: () => Promise<ScreenModule>;
}

export const menuGroups = [
  'Pedidos',
  'Catálogo',
  'Precios',
  'Bodega',
  'Clientes',
  'Contenido',
  'Ajustes',
] as const;
export type MenuGroupName = (typeof menuGroups)[number];
